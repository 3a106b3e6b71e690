import { calendarActions, outsideCalendars, selectCalendarChanges } from '@paadam/profile';
import type { OutsideCalendar } from '@paadam/shared/contract';
import { dataOf, failureOf, usePaadamDispatch } from '@paadam/shared/state';
import { Button, Notice, RetryNotice, Skeleton } from '@paadam/shared/ui';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { Plus } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/profile';
import { AddCalendarForm } from './AddCalendarForm';
import { OutsideCalendarRow } from './OutsideCalendarRow';
import { Part, PartHead, Places, Quiet } from './profile.styles';
import { RenameCalendarDialog } from './RenameCalendarDialog';
import { Buttons } from './twoStep.styles';

const mostCalendars = 5;

/** The calendars that a tutor has elsewhere: what is busy there is not offered here. */
export function OutsidePart() {
  const dispatch = usePaadamDispatch();
  const { answer } = useSelector((state: object) => outsideCalendars.select(state));
  const { act, request } = useSelector(selectCalendarChanges);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<OutsideCalendar | null>(null);
  const [renamed, setRenamed] = useState<OutsideCalendar | null>(null);
  const headingId = useId();
  const calendars = dataOf(answer);
  const kind = act?.kind;
  const isBusy = request.status === 'busy';
  const problem = failureOf(request);
  const heading = useFocusAfter<HTMLHeadingElement>(
    isAdding || removed !== null || renamed !== null,
    calendars,
  );

  useEffect(() => {
    if (request.status !== 'done') return;
    if (kind === 'add') setAdding(false);
    if (kind === 'remove') setRemoved(null);
    if (kind === 'rename') setRenamed(null);
  }, [request.status, kind]);
  const close = () => {
    setAdding(false);
    setRemoved(null);
    setRenamed(null);
    dispatch(calendarActions.calendarActClosed());
  };

  return (
    <Part aria-labelledby={headingId}>
      <PartHead>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {words.outsideTitle()}
        </h2>
        <Quiet>{words.outsideLead()}</Quiet>
      </PartHead>
      {answer.status === 'failed' && (
        <RetryNotice onRetry={() => dispatch(outsideCalendars.actions.requested())}>
          {words.outsideNotLoaded({ message: answer.problem.message })}
        </RetryNotice>
      )}
      {!calendars && answer.status !== 'failed' && (
        <div>
          <p role="status">{words.loadingOutside()}</p>
          <Skeleton height="2.75rem" radius="var(--paadam-radius-control)" />
        </div>
      )}
      {calendars && calendars.length > 0 && (
        <Places>
          {calendars.map((calendar) => (
            <OutsideCalendarRow
              key={calendar._id}
              calendar={calendar}
              onRename={() => setRenamed(calendar)}
              onRemove={() => setRemoved(calendar)}
            />
          ))}
        </Places>
      )}
      {problem && (kind === 'read' || kind === 'whole-days') && (
        <Notice tone="bad" title={words.calendarAsItWas()}>
          {problem.message}
        </Notice>
      )}
      {calendars && !isAdding && calendars.length < mostCalendars && (
        <Buttons>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            <Plus size={18} aria-hidden />
            {words.addACalendar()}
          </Button>
        </Buttons>
      )}
      {isAdding && <AddCalendarForm onCancel={close} />}
      {renamed && <RenameCalendarDialog calendar={renamed} onClose={close} />}
      <ConfirmDialog
        open={removed !== null}
        title={removed ? words.removeTitle({ name: removed.name }) : words.removeUnnamed()}
        confirmLabel={words.removeConfirm()}
        tone="danger"
        busy={kind === 'remove' && isBusy}
        problem={kind === 'remove' ? problem?.message : undefined}
        onConfirm={() =>
          removed && dispatch(calendarActions.calendarChangeRequested({ kind: 'remove', id: removed._id }))
        }
        onClose={close}
      >
        {words.removeCalendarText()}
      </ConfirmDialog>
    </Part>
  );
}
