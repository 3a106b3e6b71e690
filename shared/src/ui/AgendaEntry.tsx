import { Link } from '@paadam/shared/router';
import type { TileName } from '@paadam/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** With room for the action in the same line. */
const inWideRow = '@container (min-width: 36rem)';

const Box = styled.article<{ $past: boolean; $tile: TileName | undefined }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-3);
  padding: var(--paadam-space-3) var(--paadam-space-4);
  border: 1px solid var(--paadam-card-line);
  border-inline-start: 4px solid
    var(--paadam-${({ $past, $tile }) => ($past ? 'edge' : $tile ? `tile-${$tile}-ink` : 'brand')});
  border-radius: var(--paadam-radius-small);
  background: var(--paadam-raised);
  box-shadow: var(--paadam-shadow);
  transition: box-shadow var(--paadam-motion-fast) var(--paadam-ease);

  &:hover {
    box-shadow: var(--paadam-shadow-lifted);
  }

  &:has(h4 a:focus-visible) {
    outline: 3px solid var(--paadam-brand);
    outline-offset: 2px;
  }

  ${inWideRow} {
    flex-wrap: nowrap;
    gap: var(--paadam-space-4);
  }
`;

/** Above the link that covers the entry. */
const Action = styled.div`
  position: relative;
  z-index: 1;
  flex-basis: 100%;

  ${inWideRow} {
    flex-basis: auto;
  }
`;

/** What stands beside it goes below where that leaves too little for a word. */
const Facts = styled.div`
  flex: 1 1 9rem;
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Time = styled.p`
  font-size: var(--paadam-text-14);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Title = styled.h4`
  font-weight: 600;
  line-height: 1.3;


  & a {
    color: inherit;
    text-decoration: none;
    outline: none;
  }

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & a:hover {
    text-decoration: underline;
  }
`;

const Detail = styled.p`
  font-size: var(--paadam-text-14);
  color: var(--paadam-muted);
`;

interface AgendaEntryProps {
  /** From when, or from when to when: '4:00 – 5:00 pm'. */
  time: string;
  /** The subject. */
  title: string;
  /** The other person. */
  detail?: ReactNode;
  /** A badge. */
  status?: ReactNode;
  /** Where the lesson's own page is, a path of this site. The whole entry leads there. */
  to: string;
  /** What can be done with it here and now: 'Join Now'. */
  action?: ReactNode;
  /** Its mark at the side, where colours tell entries apart. */
  tile?: TileName | undefined;
  /** It is over, or it will not be: drawn in a lower voice. The status says why. */
  past?: boolean;
}

/** One lesson in an `Agenda`. */
export function AgendaEntry({
  time,
  title,
  detail,
  status,
  to,
  action,
  tile,
  past = false,
}: AgendaEntryProps) {
  return (
    <Box $past={past} $tile={tile}>
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
