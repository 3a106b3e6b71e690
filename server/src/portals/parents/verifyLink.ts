import type { LinkedChild } from '@paadam/shared/contract';
import { addLink } from '../../access/guardianship/changes';
import type { Person } from '../../access/guardianship/queries';
import { recordAudit } from '../../foundation/audit/changes';
import type { Origin } from '../../foundation/http/clientAddress';
import type { Server } from '../../foundation/http/server';
import { enqueueMail } from '../../foundation/mail/mailQueue';
import { codeWrong, tryCode, useCode } from '../../people/accounts/codes';
import { findUser } from '../../people/accounts/queries';
import { linkedMails } from './linkMails';
import { notesOfLink } from './linkNotes';
import { linkCode } from './requestLink';

/**
 * Links the child that gave its code to the parent. A link that is there already stays as it is.
 *
 * @param otp the digits
 * @returns the child
 * @throws HttpError where the code is not right, expired or spent
 */
export const verifyLink = async (
  { database, config, news }: Server,
  parent: Person,
  { studentEmail, otp }: { studentEmail: string; otp: string },
  origin: Origin,
): Promise<LinkedChild> => {
  const codeId = await tryCode(database, linkCode(parent.id, studentEmail), otp);
  return news.inTransaction(async (tx, tell) => {
    await useCode(tx, codeId);
    const child = await findUser(tx, studentEmail);
    if (!child) throw codeWrong();
    if (await addLink(tx, { parentId: parent.id, childId: child.id })) {
      const entry = { userId: child.id, actorId: parent.id, otherId: parent.id };
      await recordAudit(tx, { event: 'linked', ...entry }, origin);
      tell(notesOfLink('linked', { parent, child }, parent.id));
      for (const mail of linkedMails({ child, parent }, config.publicOrigin)) await enqueueMail(tx, mail);
    }
    return { _id: child.id, name: child.name, email: child.email, profileUrl: child.profileUrl };
  });
};
