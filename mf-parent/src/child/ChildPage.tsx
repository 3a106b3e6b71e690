import type { Review } from '@paadam/shared/contract';
import { LoadFailure, type PagedOnScreen, useLoadable, usePaged } from '@paadam/shared/loading';
import { NotFoundPage, useHasPage } from '@paadam/shared/portal';
import { useNavigate, useParams } from '@paadam/shared/router';
import { dataOf, type Page, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Avatar, Button, LinkButton, PageTitle, VisuallyHidden } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import { Unlink } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { styled } from 'styled-components';
import { childProgress, familyReviews } from '../family/family';
import * as words from '../messages/child';
import { Reviews } from '../reviews/Reviews';
import { UnlinkDialog } from '../unlink/UnlinkDialog';
import { ChildLessons } from './ChildLessons';
import { Head, Section } from './lesson.styles';
import { Progress, ProgressSkeleton } from './Progress';
import { useChildBookings } from './useChildBookings';

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--paadam-space-3);
  overflow-wrap: anywhere;
`;

/** How one child's lessons go. */
export default function ChildPage() {
  const { childId = '' } = useParams();
  return <ChildById key={childId} childId={childId} />;
}

/** The answers to an address that is no linked child's, or no child's at all. */
const notThere = new Set(['not_found', 'validation_failed', 'malformed_request']);

function ChildById({ childId }: { childId: string }) {
  const navigate = useNavigate();
  const { answer: progress, reload } = useLoadable(childProgress, childId);
  const { next, recent } = useChildBookings(childId);
  const reviews = usePaged(familyReviews, childId);
  const known = usePaadamSelector(selectUser)?.children.find(({ _id }) => _id === childId);
  const hasTutors = useHasPage('/tutors');
  const [unlinks, setUnlinks] = useState(false);
  const unlinked = useCallback(() => void navigate('/parent/children', { replace: true }), [navigate]);

  if (progress.status === 'failed' && notThere.has(progress.problem.code)) return <NotFoundPage />;
  const data = dataOf(progress);
  const child = data?.child;
  const name = child?.name ?? known?.name;
  return (
    <>
      <PageTitle
        documentTitle={name ? words.progressOf({ name }) : words.progress()}
        lead={words.lead()}
        actions={
          hasTutors && <LinkButton to={`/tutors?child=${childId}`}>{words.scheduleSession()}</LinkButton>
        }
      >
        {name ? (
          <Name>
            <Avatar name={name} src={child?.profileUrl} size={48} />
            {name}
          </Name>
        ) : (
          words.progress()
        )}
      </PageTitle>
      {progress.status === 'failed' && (
        <LoadFailure
          title={words.notLoaded()}
          problem={progress.problem}
          besideData={Boolean(data)}
          onRetry={reload}
        />
      )}
      {data && <Progress progress={data} />}
      {!data && progress.status !== 'failed' && <ProgressSkeleton />}
      <ChildLessons
        title={words.nextLessons()}
        loading={words.loadingNext()}
        empty={words.noLessonsComingUp()}
        {...next}
        childId={childId}
      />
      <ChildLessons
        title={words.recentBookings()}
        loading={words.loadingRecent()}
        empty={words.noLessonsYet()}
        {...recent}
        childId={childId}
      />
      <ChildReviews {...reviews} childId={childId} />
      {child && (
        <div>
          <Button variant="quiet" onClick={() => setUnlinks(true)}>
            <Unlink size={20} aria-hidden />
            {words.unlinkChild({ name: child.name })}
          </Button>
        </div>
      )}
      <UnlinkDialog
        child={unlinks && child ? child : null}
        onClose={() => setUnlinks(false)}
        onUnlinked={unlinked}
      />
    </>
  );
}

/** What the child says of the lessons. */
function ChildReviews({ childId, ...reviews }: PagedOnScreen<Page<Review>> & { childId: string }) {
  const titleId = useId();
  const all = `/parent/reviews?child=${childId}`;
  const hasAll = useHasPage(all);
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{words.reviews()}</h2>
        {hasAll && (
          <LinkButton to={all} variant="quiet">
            <span>
              <Words of={words.seeAllReviews} hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>} />
            </span>
          </LinkButton>
        )}
      </Head>
      <Reviews {...reviews} onlyLatest={5} emptyTitle={words.noReviewsYet()} />
    </Section>
  );
}
