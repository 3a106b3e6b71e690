import type { TaughtStudent } from '@paadam/shared/contract';
import { type Column, Table } from '@paadam/shared/ui/Table';
import { LessonProgress } from './LessonProgress';
import { StudentName } from './StudentName';

const columns: readonly Column<TaughtStudent>[] = [
  { key: 'name', header: 'Name', cell: (student) => <StudentName student={student} /> },
  { key: 'subject', header: 'Subject', cell: ({ subjects }) => subjects.join(', ') },
  { key: 'progress', header: 'Progress', cell: (student) => <LessonProgress student={student} /> },
];

/** A row a student; on a phone a card. */
export function StudentsTable({ students }: { students: readonly TaughtStudent[] }) {
  return <Table caption="My Students" columns={columns} rows={students} rowKey={({ _id }) => _id} />;
}
