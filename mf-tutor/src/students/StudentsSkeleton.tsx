import { Card, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { type Column, Table } from '@paadam/shared/ui/Table';
import { styled } from 'styled-components';

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-3);
  min-height: 2.8rem;
`;

const columns: readonly Column<number>[] = [
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

/** The table's shape while the students are on their way. */
export function StudentsSkeleton() {
  return (
    <Card>
      <VisuallyHidden role="status">Loading your students…</VisuallyHidden>
      <div aria-hidden>
        <Table caption="My Students" columns={columns} rows={[1, 2, 3, 4]} rowKey={(row) => row} />
      </div>
    </Card>
  );
}
