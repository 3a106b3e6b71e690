import { limits } from '@paadam/shared/domain';
import type { SessionUser } from '../../../access/sessions/queries';
import type { Mail } from '../../../foundation/mail/mail';
import { mailTo } from '../../../foundation/mail/mailTo';
import { momentFor } from '../../../foundation/mail/momentFor';
import * as words from '../../../messages/account-mails';
import * as mailWords from '../../../messages/mail';
import { securityAddress } from '../accountMails';

type Reader = Pick<SessionUser, 'name' | 'email' | 'role' | 'timeZone' | 'language'>;

interface News {
  subject: string;
  /** What has happened, when, and what it means to the person who did it. */
  what: string;
  /** What to do for the person who did not. */
  otherwise: string;
}

/** @param write given when it was */
const newsMail = (reader: Reader, at: Date, publicOrigin: string, write: (moment: string) => News): Mail =>
  mailTo(reader, () => {
    const { subject, what, otherwise } = write(momentFor(reader, at));
    return {
      subject,
      paragraphs: [
        what,
        words.wasItYouAll({ address: securityAddress(reader.role, publicOrigin) }),
        otherwise,
      ],
      action: { label: mailWords.newPassword(), url: `${publicOrigin}/forgot-password` },
    };
  });

export const twoStepOnMail = (reader: Reader, at: Date, publicOrigin: string): Mail =>
  newsMail(reader, at, publicOrigin, (moment) => ({
    subject: words.twoStepOn(),
    what: words.twoStepOnAt({ moment }),
    otherwise: words.twoStepOnOtherwise(),
  }));

export const twoStepOffMail = (reader: Reader, at: Date, publicOrigin: string): Mail =>
  newsMail(reader, at, publicOrigin, (moment) => ({
    subject: words.twoStepOff(),
    what: words.twoStepOffAt({ moment }),
    otherwise: words.twoStepOffOtherwise(),
  }));

export const recoveryCodesMail = (reader: Reader, at: Date, publicOrigin: string): Mail =>
  newsMail(reader, at, publicOrigin, (moment) => ({
    subject: words.recoveryCodes(),
    what: words.recoveryCodesAt({ moment }),
    otherwise: words.recoveryCodesOtherwise(),
  }));

/** @param left recovery codes that are still unused */
export const recoveryCodeUsedMail = (reader: Reader, at: Date, left: number, publicOrigin: string): Mail =>
  newsMail(reader, at, publicOrigin, (moment) => ({
    subject: words.recoveryCodeUsed(),
    what: (left <= limits.twoStep.fewRecoveryCodes ? words.fewLeft : words.recoveryCodeUsedAt)({
      left,
      moment,
    }),
    otherwise: words.recoveryCodeUsedOtherwise(),
  }));
