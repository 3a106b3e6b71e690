import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database } from '../../foundation/db/openDatabase';
import { settings, users } from '../../foundation/db/schema';
import type { Sealer } from '../../foundation/encryption/createSealer';
import { insertCalendar } from '../../lessons/external-calendars/changes';
import { sampleAddress } from '../../lessons/external-calendars/sampleTimetable';
import { placeOf } from '../../lessons/external-calendars/sealedAddress';
import { sampleTutors } from './sampleTutors';

const mark = 'sample-calendar';

/** Gives the tutor of the sample sign-in a calendar elsewhere, once: who removes it does not find it again. */
export const installSampleCalendar = (database: Database, sealer: Sealer): Promise<void> =>
  inTransaction(database, async (tx) => {
    const marked = await tx
      .insert(settings)
      .values({ key: mark, value: true })
      .onConflictDoNothing()
      .returning();
    const [tutor] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, sampleTutors[0]?.email ?? ''));
    if (marked.length === 0 || !tutor) return;
    const id = uuidv7();
    await insertCalendar(tx, {
      id,
      tutorId: tutor.id,
      name: 'Sample: school timetable',
      addressSealed: sealer.seal(sampleAddress, placeOf(id)),
      countsAllDay: true,
    });
  });
