import type { TaughtStudent } from '@paadam/shared/contract';
import { LoadFailure, MoreRows, usePaged } from '@paadam/shared/loading';
import { Avatar, Card, EmailText, EmptyState, PageTitle, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { NoStudentsDrawing } from '@paadam/shared/ui/drawings/NoStudentsDrawing';
import { type Column, Table } from '@paadam/shared/ui/Table';
import { styled } from 'styled-components';
import * as words from '../messages/students';
import { NextStep } from '../next-step/NextStep';
import { students } from '../teaching/teaching';
import { LessonProgress } from './LessonProgress';

const columnsOf = (): readonly Column<TaughtStudent>[] => [
  { key: 'name', header: words.name(), cell: (student) => <StudentName student={student} /> },
  { key: 'subject', header: words.subject(), cell: ({ subjects }) => subjects.join(', ') },
  { key: 'progress', header: words.progress(), cell: (student) => <LessonProgress student={student} /> },
];

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-3);
  /* An address mostly fits on one line. */
  min-width: 15.5rem;
  text-wrap: wrap;
`;

const Who = styled.div`
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

const skeletonColumnsOf = (): readonly Column<number>[] => [
  {
    key: 'name',
    header: words.name(),
    cell: () => (
      <Person>
        <Skeleton width="2.75rem" height="2.75rem" radius="50%" />
        <Skeleton width="9rem" height="2.25rem" />
      </Person>
    ),
  },
  { key: 'subject', header: words.subject(), cell: () => <Skeleton width="7rem" height="1.6rem" /> },
  { key: 'progress', header: words.progress(), cell: () => <Skeleton width="13rem" height="2rem" /> },
];

/** The students of the tutor, and how far they have come. */
export default function StudentsPage() {
  const { list, more, reload, loadMore } = usePaged(students);
  const rows = list.data?.rows;
  return (
    <>
      <PageTitle lead={words.lead()}>{words.title()}</PageTitle>
      {list.status === 'failed' && (
        <LoadFailure
          title={words.notLoaded()}
          problem={list.problem}
          besideData={Boolean(rows)}
          onRetry={reload}
        />
      )}
      {!rows && list.status !== 'failed' && <StudentsSkeleton />}
      {rows?.length === 0 && (
        <Card>
          <EmptyState
            drawing={<NoStudentsDrawing />}
            title={words.noStudentsYet()}
            action={<NextStep to="/tutor/bookings">{words.seeYourBookings()}</NextStep>}
          >
            {words.noStudentsText()}
          </EmptyState>
        </Card>
      )}
      {rows && rows.length > 0 && (
        <div>
          <Card>
            <StudentsTable students={rows} />
          </Card>
          <MoreRows paged={{ list, more }} what={words.students()} onMore={loadMore} />
        </div>
      )}
    </>
  );
}

/** A row a student; on a phone a card. */
function StudentsTable({ students }: { students: readonly TaughtStudent[] }) {
  return <Table caption={words.title()} columns={columnsOf()} rows={students} rowKey={({ _id }) => _id} />;
}

/** Who it is, and how to write to them. */
function StudentName({ student: { name, email, profileUrl } }: { student: TaughtStudent }) {
  return (
    <Line>
      <Avatar name={name} src={profileUrl} size={44} />
      <Who>
        <span data-people dir="auto">
          {name}
        </span>
        <a href={`mailto:${email}`}>
          <EmailText>{email}</EmailText>
        </a>
      </Who>
    </Line>
  );
}

/** The table's shape while the students are on their way. */
function StudentsSkeleton() {
  return (
    <Card>
      <VisuallyHidden role="status">{words.loading()}</VisuallyHidden>
      <div aria-hidden>
        <Table
          caption={words.title()}
          columns={skeletonColumnsOf()}
          rows={[1, 2, 3, 4]}
          rowKey={(row) => row}
        />
      </div>
    </Card>
  );
}
