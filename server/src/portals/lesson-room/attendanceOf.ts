import type { Attendance } from '@paadam/shared/contract';
import type { Queryable } from '../../foundation/db/openDatabase';
import { listSpells } from './queries';

/** @returns who was in a lesson's room, and when */
export const attendanceOf = async (queryable: Queryable, bookingId: string): Promise<Attendance[]> =>
  (await listSpells(queryable, bookingId)).map(({ id: _id, name, role, spells: all }) => {
    const own = all.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }));
    const milliseconds = own.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0);
    return {
      _id,
      name,
      role,
      spells: own.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
      minutes: Math.round(milliseconds / 60_000),
    };
  });
