import { bookingsActions } from '@paadam/bookings';
import type { BookingDetails, LessonProblem } from '@paadam/shared/contract';
import {
  mayReportProblem,
  type ProblemAnswer,
  problemLimits,
  type Role,
  sideOf,
} from '@paadam/shared/domain';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Button, Field, Notice, Textarea, useToast } from '@paadam/shared/ui';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { Muted } from '@paadam/shared/ui/rows';
import { Words as Marked } from '@paadam/shared/words';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/booking-screens';
import { Actions, Words } from './bookingView.styles';
import { Moment } from './Moment';
import { ProblemDialog } from './ProblemDialog';
import { moneyInWords, outcomeInWords, problemInWords } from './problemWords';
import { useBookingChange } from './useBookingChange';

const Banner = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-3);
  padding: var(--paadam-space-4);
  border-radius: var(--paadam-radius-control);
  border: 1px solid var(--paadam-edge);
  background: var(--paadam-hover);

  & h2 {
    font-size: var(--paadam-text-18);
  }
`;

/** It stays when what is in it changes, which would not hear what came of its last press. */
const Place = styled.div`
  &:empty {
    display: none;
  }
`;

interface ProblemPartProps {
  booking: BookingDetails;
  /** Who reads it. */
  role: Role;
  /** Milliseconds of the epoch. */
  now: number;
}

/** What went wrong in a lesson, and what becomes of it; nothing where no one says so. */
export function ProblemPart({ booking, role }: Omit<ProblemPartProps, 'now'>) {
  const { problem } = booking;
  return <Place>{problem && <Report booking={booking} problem={problem} role={role} />}</Place>;
}

/** For a day after a lesson: the way to say what went wrong in it. */
export function ReportProblem({ booking, role, now }: ProblemPartProps) {
  const [isAsked, setIsAsked] = useState(false);
  const place = useFocusAfter<HTMLDivElement>(isAsked);
  const mayReport = !booking.problem && mayReportProblem(booking, now);
  return (
    <Place ref={place}>
      {mayReport && (
        <Actions>
          <Button variant="secondary" onClick={() => setIsAsked(true)}>
            {words.somethingWentWrong()}
          </Button>
        </Actions>
      )}
      {isAsked && <ProblemDialog booking={booking} role={role} onClose={() => setIsAsked(false)} />}
    </Place>
  );
}

/** @returns what a person answered, with their own words where there are some */
const answerInWords = (
  { by, text }: NonNullable<LessonProblem['answer']>,
  hasAgreed: boolean,
  viewer: string | undefined,
): string => {
  const how = hasAgreed ? 'agreed' : 'answered';
  if (by._id === viewer) return text ? words.youAnsweredSaying({ how, text }) : words.youAnswered({ how });
  return text ? words.answeredSaying({ how, text, name: by.name }) : words.answered({ how, name: by.name });
};

interface ReportProps {
  booking: BookingDetails;
  problem: LessonProblem;
  role: Role;
}

function Report({ booking, problem, role }: ReportProps) {
  const titleId = useId();
  const showToast = useToast();
  const viewer = usePaadamSelector(selectUser)?.id;
  const [text, setText] = useState('');
  const [sent, setSent] = useState<ProblemAnswer | null>(null);
  const { _id: bookingId, student, tutor } = booking;
  const { by, bySide, status, answer, answerBy, refund, reason } = problem;
  const change = useBookingChange(bookingId, () => setSent(null));
  const place = useFocusAfter<HTMLElement>(change.busy);
  const isOwn = bySide === sideOf(role);
  const other = role === 'tutor' ? student.name : tutor.name;
  const waits = status === 'open' || status === 'disputed';
  const what = problemInWords(problem, booking);
  const until = () => <Moment instant={answerBy} />;
  const outcome = status === 'open' ? outcomeInWords(booking, problem) : null;
  const end = (how: ProblemAnswer) => {
    setSent(how);
    const said = how === 'withdrawn' ? '' : text.trim();
    change.send(
      bookingsActions.problemAnswered({
        bookingId,
        problem: problem._id,
        answer: how,
        ...(said && { text: said }),
      }),
    );
  };
  // What is shown is another state of it by then.
  useEffect(() => {
    if (change.stale && change.problem) {
      showToast(words.shownAsItIs({ message: change.problem.message }), { tone: 'bad' });
    }
  }, [change.stale, change.problem, showToast]);
  const button = (how: ProblemAnswer, label: string, variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      busy={change.busy && sent === how}
      disabled={change.busy}
      onClick={() => end(how)}
    >
      {label}
    </Button>
  );
  return (
    <Banner ref={place} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId}>
        {by._id === viewer ? words.youSaid({ problem: what }) : words.says({ name: by.name, problem: what })}
      </h2>
      <Words>“{problem.text}”</Words>
      {answer && <Words>{answerInWords(answer, status === 'agreed', viewer)}</Words>}
      {status === 'open' && (
        <Muted>
          {isOwn ? (
            <Marked of={words.otherAnswersOrPaadam} name={other} until={until} />
          ) : (
            <Marked of={words.answerOrPaadam} until={until} />
          )}
          {outcome && ' '}
          {outcome && (isOwn ? words.ifAgrees({ name: other, outcome }) : words.ifYouAgree({ outcome }))}
        </Muted>
      )}
      {status === 'disputed' && <Muted>{words.paadamDecides()}</Muted>}
      {status === 'decided' && (
        <Words>
          {words.paadamHasDecided()} {reason && <bdi>“{reason}”</bdi>}
        </Words>
      )}
      {refund !== null && <Words>{moneyInWords(refund, booking)}</Words>}
      {status === 'open' && !isOwn && (
        <Field label={words.whatYouSayToIt()} optional>
          <Textarea
            rows={3}
            maxLength={problemLimits.textCharacters}
            value={text}
            disabled={change.busy}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      )}
      {change.problem && !change.stale && <Notice tone="bad">{change.problem.message}</Notice>}
      {waits && isOwn && <Actions>{button('withdrawn', words.takeItBack(), 'secondary')}</Actions>}
      {status === 'open' && !isOwn && (
        <Actions>
          {button('agreed', words.agree(), 'primary')}
          {button('disputed', words.doNotAgree(), 'secondary')}
        </Actions>
      )}
    </Banner>
  );
}
