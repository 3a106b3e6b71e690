import { profileActions, selectUnlinking } from '@paadam/profile';
import type { Profile } from '@paadam/shared/contract';
import { failureOf, idle, usePaadamDispatch } from '@paadam/shared/state';
import { Button, VisuallyHidden } from '@paadam/shared/ui';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { Rows } from '@paadam/shared/ui/rows';
import { Words } from '@paadam/shared/words';
import { useCallback, useEffect, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/profile';
import { LinkedPerson } from './LinkedPerson';
import { Part, PartHead, Quiet } from './profile.styles';

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
          {words.linkedParents()}
        </h2>
        <Quiet>{parents.length > 0 ? words.parentsSee() : words.noParent()}</Quiet>
      </PartHead>
      {parents.length > 0 && (
        <Rows role="list">
          {parents.map((parent) => (
            <LinkedPerson key={parent._id} person={parent}>
              <Button variant="secondary" onClick={() => setAsked(parent)}>
                <Words
                  of={words.unlink}
                  name={parent.name}
                  hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
                />
              </Button>
            </LinkedPerson>
          ))}
        </Rows>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={words.unlinkTitle({ name: asked?.name ?? '' })}
        confirmLabel={words.unlinkConfirm()}
        tone="danger"
        busy={request.status === 'busy'}
        problem={failureOf(request)?.message}
        onConfirm={confirm}
        onClose={close}
      >
        {words.unlinkText({ name: asked?.name ?? '' })}
      </ConfirmDialog>
    </Part>
  );
}
