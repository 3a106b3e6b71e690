import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Action, Box, Detail, Facts, Time, Title } from './weekEntryParts';

export interface WeekEntryProps {
  /** From when, or from when to when: '4:00 – 5:00 pm'. */
  time: string;
  /** The subject. */
  title: string;
  /** With whom. */
  detail?: ReactNode;
  /** A badge. */
  status?: ReactNode;
  /** Where the lesson's own page is, a path of this site. The whole entry leads there. */
  to: string;
  /** What can be done with it here and now: 'Join Now'. */
  action?: ReactNode;
  /** It is over, or it will not be: drawn in a lower voice. The status says why. */
  past?: boolean;
}

/** One lesson in a `WeekCalendar`. */
export function WeekEntry({ time, title, detail, status, to, action, past = false }: WeekEntryProps) {
  return (
    <Box $past={past}>
      <Facts>
        <Time>{time}</Time>
        <Title>
          <Link to={to}>{title}</Link>
        </Title>
        {detail && <Detail>{detail}</Detail>}
      </Facts>
      {status && <div>{status}</div>}
      {action && <Action>{action}</Action>}
    </Box>
  );
}
