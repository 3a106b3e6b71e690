import type { Subject } from '@paadam/shared/contract';
import { useLoadable } from '@paadam/shared/loading';
import { signInPath } from '@paadam/shared/portal';
import { useLocation } from '@paadam/shared/router';
import { dataOf, failureOf, selectUser, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { Button, LinkButton, VisuallyHidden } from '@paadam/shared/ui';
import { Words as Marked } from '@paadam/shared/words';
import { Bell, BellRing } from 'lucide-react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as words from '../messages/subjects';
import { selectWishChange, subjectWishes, wishChanges } from './wishes';

const Stack = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: var(--paadam-space-1);
`;

const Told = styled.p`
  display: inline-flex;
  align-items: center;
  gap: var(--paadam-space-2);
  min-height: var(--paadam-control-height);
  font-weight: 600;
  color: var(--paadam-good);
`;

const Problem = styled.p`
  color: var(--paadam-bad);
`;

interface TellMeWhenProps {
  subject: Pick<Subject, '_id' | 'name'>;
}

/** For a subject without a tutor: asks to be told of the first one. A visitor signs in for it. */
export function TellMeWhen({ subject }: TellMeWhenProps) {
  const isSignedIn = usePaadamSelector(selectUser) !== null;
  const location = useLocation();
  return (
    <Stack>
      {isSignedIn ? (
        <OwnWish subject={subject} />
      ) : (
        <LinkButton to={signInPath(location)} variant="secondary">
          <Words name={subject.name} />
        </LinkButton>
      )}
    </Stack>
  );
}

/** The wish of who is signed in, as it stands, and the way to change it. */
function OwnWish({ subject: { _id, name } }: TellMeWhenProps) {
  const dispatch = usePaadamDispatch();
  const { answer } = useLoadable(subjectWishes);
  const change = useSelector((state: Parameters<typeof selectWishChange>[0]) => selectWishChange(state, _id));
  const problem = failureOf(change);
  const isTold = dataOf(answer)?.includes(_id) ?? false;
  const isBusy = change.status === 'busy' || (!dataOf(answer) && answer.status !== 'failed');
  return (
    <>
      <div role="status">
        {isTold && (
          <Told>
            <BellRing size={18} aria-hidden />
            {words.weWillMailYou()}
          </Told>
        )}
      </div>
      <Button
        variant={isTold ? 'quiet' : 'secondary'}
        disabled={isBusy}
        aria-busy={isBusy || undefined}
        onClick={() => dispatch(wishChanges.actions.asked({ subject: _id, told: !isTold }))}
      >
        {isTold ? (
          <Marked
            of={words.neverMind}
            name={name}
            hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
          />
        ) : (
          <Words name={name} />
        )}
      </Button>
      {problem && <Problem role="alert">{problem.message}</Problem>}
    </>
  );
}

function Words({ name }: { name: string }) {
  return (
    <>
      <Bell size={18} aria-hidden />
      <Marked of={words.tellMeWhen} name={name} hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>} />
    </>
  );
}
