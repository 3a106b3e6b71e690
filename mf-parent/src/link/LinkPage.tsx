import type { LinkedChild } from '@paadam/shared/contract';
import { LoadFailure, useLoadable } from '@paadam/shared/loading';
import { useHasPage } from '@paadam/shared/portal';
import { dataOf, selectUser, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { Button, Card, EmptyState, LinkButton, PageTitle } from '@paadam/shared/ui';
import { NoChildrenDrawing } from '@paadam/shared/ui/drawings/NoChildrenDrawing';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { ArrowLeft, Plus } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { family } from '../family/family';
import { fetchFailures } from '../family/fetchFailures';
import { selectLinkedChild } from '../family/parentSlice';
import { useFamilyMessage } from '../family/useFamilyMessage';
import * as words from '../messages/link';
import { UnlinkDialog } from '../unlink/UnlinkDialog';
import { ChildsCode } from './ChildsCode';
import { EmailStep } from './EmailStep';
import { LinkedChildren, LinkedChildrenSkeleton } from './LinkedChildren';
import { BackRow, FormCard, Page } from './link.styles';
import { linkForm } from './linkForm';

/** Which children are linked, and the way to link another. */
export default function LinkPage() {
  const dispatch = usePaadamDispatch();
  const { answer: profile, reload } = useLoadable(family);
  const { step } = useSelector(linkForm.select);
  const hasForm = step === 'address' || step === 'code';
  const linked = useSelector(selectLinkedChild);
  const known = usePaadamSelector(selectUser)?.children.length ?? 0;
  const hasList = useHasPage('/parent/children');
  const [toUnlink, setToUnlink] = useState<LinkedChild | null>(null);
  const opener = useFocusAfter<HTMLButtonElement>(hasForm || toUnlink !== null);
  useFamilyMessage();
  useEffect(() => () => void dispatch(linkForm.actions.pageLeft()), [dispatch]);

  const children = dataOf(profile)?.children;
  return (
    <Page>
      {hasList && (
        <BackRow>
          <LinkButton to="/parent/children" variant="quiet">
            <ArrowLeft size={20} aria-hidden />
            {words.backToChildrenList()}
          </LinkButton>
        </BackRow>
      )}
      <PageTitle lead={words.lead()}>{words.title()}</PageTitle>
      {profile.status === 'failed' && (
        <LoadFailure
          title={fetchFailures.profile()}
          problem={profile.problem}
          besideData={Boolean(children)}
          onRetry={reload}
        />
      )}
      {(children || profile.status !== 'failed') && (
        <Card>
          {children?.length === 0 && (
            <EmptyState drawing={<NoChildrenDrawing />} title={words.noChild()}>
              {words.whatIsNeeded()}
            </EmptyState>
          )}
          {children && children.length > 0 && (
            <LinkedChildren
              linked={children}
              newest={step === 'done' ? linked : null}
              onUnlink={setToUnlink}
            />
          )}
          {!children && <LinkedChildrenSkeleton count={Math.max(known, 1)} />}
        </Card>
      )}
      {hasForm ? (
        <LinkForm onCancel={() => dispatch(linkForm.actions.formClosed())} />
      ) : (
        <div>
          <Button ref={opener} onClick={() => dispatch(linkForm.actions.formOpened())}>
            <Plus size={20} aria-hidden />
            {words.addNewChild()}
          </Button>
        </div>
      )}
      <UnlinkDialog child={toUnlink} onClose={() => setToUnlink(null)} />
    </Page>
  );
}

/** Links a child in two steps: the address, then the code that was mailed to it. */
function LinkForm({ onCancel }: { onCancel: () => void }) {
  const { step } = useSelector(linkForm.select);
  const titleId = useId();
  return (
    <FormCard as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{words.linkAChild()}</h2>
      {step === 'code' ? <ChildsCode onCancel={onCancel} /> : <EmailStep onCancel={onCancel} />}
    </FormCard>
  );
}
