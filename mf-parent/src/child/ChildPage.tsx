import type { Review } from '@paadam/shared/contract';
import { LoadFailure, type PagedOnScreen, useLoadable, usePaged } from '@paadam/shared/loading';
import { NotFoundPage, useHasPage } from '@paadam/shared/portal';
import { dataOf, type Page, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Avatar, Button, LinkButton, PageTitle, VisuallyHidden } from '@paadam/shared/ui';
import { Unlink } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { childProgress, familyReviews } from '../family/family';
import { Reviews } from '../reviews/Reviews';
import { UnlinkDialog } from '../unlink/UnlinkDialog';
import { ChildLessons } from './ChildLessons';
import { Head, Section } from './lessonParts';
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
        documentTitle={name ? `${name}’s progress` : 'Progress'}
        lead="Lessons, hours and reviews"
        actions={hasTutors && <LinkButton to={`/tutors?child=${childId}`}>Schedule Session</LinkButton>}
      >
        {name ? (
          <Name>
            <Avatar name={name} src={child?.profileUrl} size={48} />
            {name}
          </Name>
        ) : (
          'Progress'
        )}
      </PageTitle>
      {progress.status === 'failed' && (
        <LoadFailure
          title="The progress could not be loaded"
          problem={progress.problem}
          besideData={Boolean(data)}
          onRetry={reload}
        />
      )}
      {data && <Progress progress={data} />}
      {!data && progress.status !== 'failed' && <ProgressSkeleton />}
      <ChildLessons title="Next lessons" empty="No lessons coming up" {...next} childId={childId} />
      <ChildLessons title="Recent bookings" empty="No lessons yet" {...recent} childId={childId} />
      <ChildReviews {...reviews} childId={childId} />
      {child && (
        <div>
          <Button variant="quiet" onClick={() => setUnlinks(true)}>
            <Unlink size={20} aria-hidden />
            Unlink {child.name}
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
        <h2 id={titleId}>Reviews</h2>
        {hasAll && (
          <LinkButton to={all} variant="quiet">
            <span>
              See all<VisuallyHidden> reviews</VisuallyHidden>
            </span>
          </LinkButton>
        )}
      </Head>
      <Reviews {...reviews} onlyLatest={5} emptyTitle="No reviews yet" />
    </Section>
  );
}
