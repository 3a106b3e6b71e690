import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../foundation/db/openDatabase';
import { contactMessages } from '../../foundation/db/schema';

type NewMessage = Omit<typeof contactMessages.$inferInsert, 'id' | 'createdAt'>;

export const insertContactMessage = async (tx: Transaction, message: NewMessage): Promise<void> => {
  await tx.insert(contactMessages).values({ id: uuidv7(), ...message });
};
