import { LoadFailure, useLoadable } from '@paadam/shared/loading';
import { useHasPage } from '@paadam/shared/portal';
import { dataOf, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Card, EmptyState, LinkButton, PageTitle, VisuallyHidden } from '@paadam/shared/ui';
import { NoChildrenDrawing } from '@paadam/shared/ui/drawings/NoChildrenDrawing';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { family } from '../family/family';
import { fetchFailures } from '../family/fetchFailures';
import * as words from '../messages/children';
import { UnlinkDialog } from '../unlink/UnlinkDialog';
import { ChildCard, ChildCardSkeleton } from './ChildCard';
import { Children } from './children.styles';

/** The linked children, and what a parent can do for each. */
export default function ChildrenPage() {
  const { answer: profile, reload } = useLoadable(family);
  const known = usePaadamSelector(selectUser)?.children.length ?? 0;
  const hasLinking = useHasPage('/parent/link/children');
  const [toUnlink, setToUnlink] = useState<{ _id: string; name: string } | null>(null);
  const place = useFocusAfter<HTMLElement>(toUnlink !== null);
  const children = dataOf(profile)?.children;
  const isEmpty = children ? children.length === 0 : known === 0;

  const addChild = hasLinking && (
    <LinkButton to="/parent/link/children">
      <Plus size={20} aria-hidden />
      {words.addChild()}
    </LinkButton>
  );
  return (
    <>
      <PageTitle actions={!isEmpty && addChild}>{words.title()}</PageTitle>
      {profile.status === 'failed' && (
        <LoadFailure
          title={fetchFailures.profile()}
          problem={profile.problem}
          besideData={Boolean(children)}
          onRetry={reload}
        />
      )}
      <section ref={place} tabIndex={-1} aria-label={words.linkedChildren()}>
        {children && children.length > 0 && (
          <Children>
            {children.map((child) => (
              <ChildCard key={child._id} child={child} onUnlink={() => setToUnlink(child)} />
            ))}
          </Children>
        )}
        {children && isEmpty && (
          <Card>
            <EmptyState drawing={<NoChildrenDrawing />} title={words.noChild()} action={addChild}>
              {words.noChildText()}
            </EmptyState>
          </Card>
        )}
        {!children && profile.status !== 'failed' && (
          <>
            <VisuallyHidden role="status">{words.loadingChildren()}</VisuallyHidden>
            <Children aria-hidden>
              {Array.from({ length: Math.max(known, 1) }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is its place
                <ChildCardSkeleton key={index} />
              ))}
            </Children>
          </>
        )}
      </section>
      <UnlinkDialog child={toUnlink} onClose={() => setToUnlink(null)} />
    </>
  );
}
