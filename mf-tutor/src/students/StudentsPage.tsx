import type { TaughtStudent } from '@paadam/shared/contract';
import { LoadFailure, MoreRows, usePaged } from '@paadam/shared/loading';
import { Avatar, Card, EmailText, EmptyState, PageTitle, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { NoStudentsDrawing } from '@paadam/shared/ui/drawings/NoStudentsDrawing';
import { type Column, Table } from '@paadam/shared/ui/Table';
import { styled } from 'styled-components';
import { NextStep } from '../next-step/NextStep';
import { students } from '../teaching/teaching';
import { LessonProgress } from './LessonProgress';

const columns: readonly Column<TaughtStudent>[] = [
  { key: 'name', header: 'Name', cell: (student) => <StudentName student={student} /> },
  { key: 'subject', header: 'Subject', cell: ({ subjects }) => subjects.join(', ') },
  { key: 'progress', header: 'Progress', cell: (student) => <LessonProgress student={student} /> },
];

const failure = 'Failed to load your students';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-3);
  /* An address mostly fits on one line. */
  min-width: 15.5rem;
  text-wrap: wrap;
`;

const Words = styled.div`
  display: grid;
  min-width: 0;
  line-height: 1.4;
  overflow-wrap: anywhere;

  & a {
    /* 44 px to tap, without a higher row. */
    margin-block: -0.75rem;
    padding-block: 0.75rem;
    font-size: var(--paadam-text-14);
    font-weight: var(--paadam-weight-body);
    color: var(--paadam-muted);
  }
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-3);
  min-height: 2.8rem;
`;

const skeletonColumns: readonly Column<number>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: () => (
      <Person>
        <Skeleton width="2.75rem" height="2.75rem" radius="50%" />
        <Skeleton width="9rem" height="2.25rem" />
      </Person>
    ),
  },
  { key: 'subject', header: 'Subject', cell: () => <Skeleton width="7rem" height="1.6rem" /> },
  { key: 'progress', header: 'Progress', cell: () => <Skeleton width="13rem" height="2rem" /> },
];

/** Whom the tutor teaches, and how far they have come. */
export default function StudentsPage() {
  const { list, more, reload, loadMore } = usePaged(students);
  const rows = list.data?.rows;
  return (
    <>
      <PageTitle lead="Everyone with an accepted or completed lesson with you.">My Students</PageTitle>
      {list.status === 'failed' && (
        <LoadFailure title={failure} problem={list.problem} besideData={Boolean(rows)} onRetry={reload} />
      )}
      {!rows && list.status !== 'failed' && <StudentsSkeleton />}
      {rows?.length === 0 && (
        <Card>
          <EmptyState
            drawing={<NoStudentsDrawing />}
            title="No students yet"
            action={<NextStep to="/tutor/bookings">See your bookings</NextStep>}
          >
            A student appears here as soon as you accept their first booking.
          </EmptyState>
        </Card>
      )}
      {rows && rows.length > 0 && (
        <div>
          <Card>
            <StudentsTable students={rows} />
          </Card>
          <MoreRows paged={{ list, more }} what="students" onMore={loadMore} />
        </div>
      )}
    </>
  );
}

/** A row a student; on a phone a card. */
function StudentsTable({ students }: { students: readonly TaughtStudent[] }) {
  return <Table caption="My Students" columns={columns} rows={students} rowKey={({ _id }) => _id} />;
}

/** Who it is, and how to write to them. */
function StudentName({ student: { name, email, profileUrl } }: { student: TaughtStudent }) {
  return (
    <Line>
      <Avatar name={name} src={profileUrl} size={44} />
      <Words>
        <span>{name}</span>
        <a href={`mailto:${email}`}>
          <EmailText>{email}</EmailText>
        </a>
      </Words>
    </Line>
  );
}

/** The table's shape while the students are on their way. */
function StudentsSkeleton() {
  return (
    <Card>
      <VisuallyHidden role="status">Loading your students…</VisuallyHidden>
      <div aria-hidden>
        <Table caption="My Students" columns={skeletonColumns} rows={[1, 2, 3, 4]} rowKey={(row) => row} />
      </div>
    </Card>
  );
}
