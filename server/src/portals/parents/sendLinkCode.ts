import { getPerson } from '../../access/guardianship/queries';
import { recordAudit } from '../../foundation/audit/changes';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Server } from '../../foundation/http/server';
import { enqueueMail } from '../../foundation/mail/mailQueue';
import { issueHopelessCode, prepareCode } from '../../people/accounts/codes';
import { findUser } from '../../people/accounts/queries';
import { linkRequestMail } from './linkMails';
import { type LinkRequest, linkCode } from './requestLink';

/**
 * Mails the child a code for the parent who asks. Where the address is no student's, the request gets a code that nothing
 * fits, and no mail is sent: to the parent, both look the same. Run twice, it mails a second code, which replaces the first.
 */
export const sendLinkCode = (
  { database, config }: Server,
  { parentId, email, origin }: LinkRequest,
): Promise<void> =>
  inTransaction(database, async (tx) => {
    const user = await findUser(tx, email);
    const child = user?.role === 'student' ? user : undefined;
    const subject = linkCode(parentId, email);
    if (child) {
      const [parent, codeId] = [await getPerson(tx, parentId), await prepareCode(tx, subject)];
      await enqueueMail(tx, linkRequestMail({ child, parent, codeId }, config.publicOrigin));
    } else {
      await issueHopelessCode(tx, subject);
    }
    const entry = { userId: child?.id ?? null, actorId: parentId, otherId: parentId };
    await recordAudit(tx, { event: 'link-requested', ...entry }, origin);
  });
