import { codeFrom } from '../../development/testing/codeFrom';
import { createTestDatabase, type TestDatabase } from '../../development/testing/testDatabase';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Mail } from '../../foundation/mail/mail';
import { resetCodeMail } from './accountMails';
import type { CodeSubject } from './changes';
import { prepareCode, sendMail, tryCode, useCode } from './codes';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

let subjects = 0;
const prepare = async () => {
  subjects += 1;
  const subject: CodeSubject = { purpose: 'reset', target: `kavya-${subjects}@paadam.test` };
  const replace = () => inTransaction(test.database, (tx) => prepareCode(tx, subject));
  const mail = resetCodeMail(subject.target, await replace(), 'en');
  const sent: Mail[] = [];
  const send = () => sendMail(test.database, { send: async (one) => void sent.push(one) }, mail);
  return { subject, sent, send, replace };
};

describe('a code in a mail', () => {
  it('fits nothing before it is sent, whatever is tried', async () => {
    const { subject } = await prepare();
    for (const digits of ['', '000000', '{{code}}']) {
      await expect(tryCode(test.database, subject, digits)).rejects.toMatchObject({ code: 'code_wrong' });
    }
  });

  it('is another one when the mail is sent again, and the one before is dead', async () => {
    const { subject, sent, send } = await prepare();
    await send();
    const first = codeFrom(sent);
    await send();
    const second = codeFrom(sent);
    for (const { text, html } of sent.slice(1))
      for (const body of [text, html]) expect(body).toContain(second);
    if (first !== second) {
      await expect(tryCode(test.database, subject, first)).rejects.toMatchObject({ code: 'code_wrong' });
    }
    await expect(tryCode(test.database, subject, second)).resolves.toEqual(expect.any(String));
  });

  it('is not sent once a newer one has taken its place, or it was used', async () => {
    const replaced = await prepare();
    await replaced.replace();
    await replaced.send();
    expect(replaced.sent).toEqual([]);

    const used = await prepare();
    await used.send();
    const id = await tryCode(test.database, used.subject, codeFrom(used.sent));
    await inTransaction(test.database, (tx) => useCode(tx, id));
    await used.send();
    expect(used.sent).toHaveLength(1);
  });
});
