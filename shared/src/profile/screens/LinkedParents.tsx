import { Rows } from '@paadam/shared/bookings/screens';
import type { Profile } from '@paadam/shared/contract';
import { profileActions, selectUnlinking } from '@paadam/shared/profile';
import { failureOf, idle, usePaadamDispatch } from '@paadam/shared/state';
import { Button, VisuallyHidden } from '@paadam/shared/ui';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { useCallback, useEffect, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { LinkedPerson } from './LinkedPerson';
import { Part, PartHead, Quiet } from './profileParts';

type Contact = NonNullable<Profile['parents']>[number];

/** The parents who follow a student's lessons, each to be unlinked. */
export function LinkedParents({ profile: { _id, parents = [] } }: { profile: Profile }) {
  const dispatch = usePaadamDispatch();
  const request = useSelector(selectUnlinking)?.request ?? idle;
  const [asked, setAsked] = useState<Contact | null>(null);
  const close = useCallback(() => {
    setAsked(null);
    dispatch(profileActions.unlinkClosed());
  }, [dispatch]);
  useEffect(() => {
    if (request.status === 'done') close();
  }, [request.status, close]);
  const headingId = useId();
  const heading = useFocusAfter<HTMLHeadingElement>(asked !== null, parents);

  const confirm = () => {
    if (asked) dispatch(profileActions.unlinkRequested({ id: _id, parentId: asked._id }));
  };

  return (
    <Part aria-labelledby={headingId}>
      <PartHead>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          Linked parents
        </h2>
        <Quiet>
          {parents.length > 0
            ? 'They see your lessons and reviews, and can book lessons for you.'
            : 'No parent is linked to your account. A parent can ask for it with your e-mail address; you are mailed a code then.'}
        </Quiet>
      </PartHead>
      {parents.length > 0 && (
        <Rows role="list">
          {parents.map((parent) => (
            <LinkedPerson key={parent._id} person={parent}>
              <Button variant="secondary" onClick={() => setAsked(parent)}>
                Unlink
                <VisuallyHidden> {parent.name}</VisuallyHidden>
              </Button>
            </LinkedPerson>
          ))}
        </Rows>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={`Unlink ${asked?.name ?? ''}?`}
        confirmLabel="Unlink"
        tone="danger"
        busy={request.status === 'busy'}
        problem={failureOf(request)?.message}
        onConfirm={confirm}
        onClose={close}
      >
        {asked?.name} will no longer see your lessons or book for you. To be linked again, they need a new
        code from you.
      </ConfirmDialog>
    </Part>
  );
}
