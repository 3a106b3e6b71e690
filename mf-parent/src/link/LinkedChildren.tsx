import type { LinkedChild } from '@paadam/shared/contract';
import { Avatar, Button, EmailText, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import { useEffect, useRef } from 'react';
import * as words from '../messages/link';
import { Linked, LinkedRow } from './link.styles';

interface LinkedChildrenProps {
  linked: readonly LinkedChild[];
  /** The id of the one that has just been linked, which gets focus. */
  newest: string | null;
  onUnlink: (child: LinkedChild) => void;
}

/** The linked children. */
export function LinkedChildren({ linked, newest, onUnlink }: LinkedChildrenProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!newest) return;
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-child]') ?? [];
    for (const row of rows) if (row.dataset.child === newest) row.focus();
  }, [newest]);
  return (
    <Linked ref={list} aria-label={words.linkedChildren()}>
      {linked.map((child) => (
        <LinkedRow key={child._id} data-child={child._id} tabIndex={-1}>
          <Avatar name={child.name} src={child.profileUrl} size={44} />
          <div>
            <p>
              <strong>{child.name}</strong>
            </p>
            <p>
              <EmailText>{child.email}</EmailText>
            </p>
          </div>
          <Button variant="quiet" onClick={() => onUnlink(child)}>
            <span>
              <Words
                of={words.unlinkChild}
                name={child.name}
                hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
              />
            </span>
          </Button>
        </LinkedRow>
      ))}
    </Linked>
  );
}

/** They are on their way. */
export function LinkedChildrenSkeleton({ count }: { count: number }) {
  return (
    <>
      <VisuallyHidden role="status">{words.loadingChildren()}</VisuallyHidden>
      <Linked aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is its place
          <LinkedRow key={index}>
            <Skeleton width="2.75rem" height="2.75rem" radius="50%" />
            <Skeleton width="12rem" height="2.8rem" />
          </LinkedRow>
        ))}
      </Linked>
    </>
  );
}
