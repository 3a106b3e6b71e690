import { signInHistory } from '@paadam/profile';
import { formatMoment } from '@paadam/shared/domain';
import { dataOf, usePaadamDispatch } from '@paadam/shared/state';
import { RetryNotice } from '@paadam/shared/ui';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/profile';
import { BrowserRow } from './BrowserRow';
import { BrowsersSkeleton } from './BrowsersSkeleton';
import { Part, PartHead, Places, Quiet } from './profile.styles';

/** The person's last sign-ins: one that was not theirs is to be seen here. */
export function SignIns() {
  const dispatch = usePaadamDispatch();
  const { answer: history } = useSelector((state: object) => signInHistory.select(state));
  const headingId = useId();
  const signIns = dataOf(history);
  return (
    <Part aria-labelledby={headingId}>
      <PartHead>
        <h2 id={headingId}>{words.lastSignIns()}</h2>
        <Quiet>{words.unknownSignIn()}</Quiet>
      </PartHead>
      {history.status === 'failed' && (
        <RetryNotice onRetry={() => dispatch(signInHistory.actions.requested())}>
          {words.signInsNotLoaded({ message: history.problem.message })}
        </RetryNotice>
      )}
      {!signIns && history.status !== 'failed' && <BrowsersSkeleton what={words.loadingSignIns()} rows={3} />}
      {signIns && (
        <Places>
          {signIns.map(({ _id, at, browser }) => (
            <BrowserRow key={_id} browser={browser} times={formatMoment(at)} />
          ))}
        </Places>
      )}
      {signIns?.length === 0 && <Quiet>{words.noSignInsYet()}</Quiet>}
    </Part>
  );
}
