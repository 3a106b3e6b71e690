import { calendarActions, calendarSettings, selectCalendarChanges } from '@paadam/profile';
import { dataOf, failureOf, usePaadamDispatch } from '@paadam/shared/state';
import { Notice, RetryNotice, Skeleton } from '@paadam/shared/ui';
import { Checkbox } from '@paadam/shared/ui/Checkbox';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/profile';
import { Part, PartHead, Quiet } from './profile.styles';

/** Whether mails bring lessons into the reader's calendar. */
export function InvitationsPart() {
  const dispatch = usePaadamDispatch();
  const { answer } = useSelector((state: object) => calendarSettings.select(state));
  const { act, request } = useSelector(selectCalendarChanges);
  const headingId = useId();
  const known = dataOf(answer);
  const isOurs = act?.kind === 'settings';
  const problem = isOurs ? failureOf(request) : null;
  // What was asked for shows at once; a refusal takes it back.
  const shown = isOurs && request.status === 'busy' ? act.settings : known;
  return (
    <Part aria-labelledby={headingId}>
      <PartHead>
        <h2 id={headingId}>{words.invitationsByMail()}</h2>
        <Quiet>{words.invitationsLead()}</Quiet>
      </PartHead>
      {answer.status === 'failed' && (
        <RetryNotice onRetry={() => dispatch(calendarSettings.actions.requested())}>
          {words.settingsNotLoaded({ message: answer.problem.message })}
        </RetryNotice>
      )}
      {!shown && answer.status !== 'failed' && (
        <div>
          <p role="status">{words.loadingSettings()}</p>
          <Skeleton height="2.75rem" radius="var(--paadam-radius-control)" />
        </div>
      )}
      {shown && (
        <Checkbox
          label={words.sendInvitations()}
          checked={shown.mailInvitations}
          onChange={({ target }) =>
            dispatch(
              calendarActions.calendarChangeRequested({
                kind: 'settings',
                settings: { ...shown, mailInvitations: target.checked },
              }),
            )
          }
        />
      )}
      {problem && (
        <Notice tone="bad" title={words.settingNotSaved()}>
          {problem.message}
        </Notice>
      )}
    </Part>
  );
}
