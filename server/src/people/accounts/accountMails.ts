import { type Language, limits, paths, type Role } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import { composeMail } from '../../foundation/mail/composeMail';
import { codePlace, type Mail } from '../../foundation/mail/mail';
import { type Addressee, mailTo } from '../../foundation/mail/mailTo';
import { momentFor } from '../../foundation/mail/momentFor';
import * as words from '../../messages/account-mails';
import * as mailWords from '../../messages/mail';

interface CodeTexts {
  /** What the code is for, and where to enter it. */
  purpose: string;
  /** What happens without it. */
  otherwise: string;
}

/** The recipient's name stays out: who registers a stranger's address could put a message there. */
const mailWithCode = (to: string, codeId: string, { purpose, otherwise }: CodeTexts): Mail =>
  composeMail({
    to,
    subject: words.codeSubject({ code: codePlace }),
    paragraphs: [purpose, words.codeHolds({ minutes: limits.code.minutes }), otherwise],
    codeId,
  });

export const codeMail = (to: string, codeId: string, language: Language): Mail =>
  speak(language, () =>
    mailWithCode(to, codeId, { purpose: words.confirm(), otherwise: words.confirmOtherwise() }),
  );

export const resetCodeMail = (to: string, codeId: string, language: Language): Mail =>
  speak(language, () =>
    mailWithCode(to, codeId, { purpose: words.reset(), otherwise: words.resetOtherwise() }),
  );

/** The recipient's name stays out of this one as well. */
export const alreadyRegisteredMail = (to: string, publicOrigin: string, language: Language): Mail =>
  speak(language, () =>
    composeMail({
      to,
      subject: words.haveAccount(),
      paragraphs: [words.triedToRegister(), words.thenSignIn(), words.notYou()],
      action: { label: mailWords.signIn(), url: `${publicOrigin}/login` },
    }),
  );

/** @returns where the reader sees sessions, last sign-ins and two-step sign-in */
export const securityAddress = (role: Role, publicOrigin: string): string =>
  `${publicOrigin}${paths.profile(role)}?tab=security`;

export const emailCodeMail = (to: string, codeId: string, language: Language): Mail =>
  speak(language, () =>
    mailWithCode(to, codeId, { purpose: words.changeEmail(), otherwise: words.changeEmailOtherwise() }),
  );

/** To the owner of an address that another account has asked for. */
export const addressTakenMail = (to: string, publicOrigin: string, language: Language): Mail =>
  speak(language, () =>
    composeMail({
      to,
      subject: words.haveAccount(),
      paragraphs: [words.askedForAddress(), words.thenOtherAddress(), words.notYou()],
      action: { label: mailWords.signIn(), url: `${publicOrigin}/login` },
    }),
  );

/** @param owner with the address before the change, which the mail goes to @param at when it was asked */
export const emailChangeAskedMail = (
  owner: Addressee,
  newEmail: string,
  at: Date,
  publicOrigin: string,
): Mail =>
  mailTo(owner, () => ({
    subject: words.changeAsked(),
    paragraphs: [
      words.changeAskedAt({ moment: momentFor(owner, at) }),
      newEmail,
      words.notYet(),
      words.wasItYouHere(),
      words.changeNotYou({ address: `${publicOrigin}/contact` }),
    ],
    action: { label: mailWords.newPassword(), url: `${publicOrigin}/forgot-password` },
  }));

/** @param owner with the address before the change, which the mail goes to @param at when it was changed */
export const emailChangedMail = (owner: Addressee, newEmail: string, at: Date, publicOrigin: string): Mail =>
  mailTo(owner, () => ({
    subject: words.changed(),
    paragraphs: [
      words.changedAt({ moment: momentFor(owner, at) }),
      newEmail,
      words.newAddress(),
      words.wasItYou(),
      words.taken(),
    ],
    action: { label: words.contactUs(), url: `${publicOrigin}/contact` },
  }));

/** @param at when the password was changed */
export const passwordChangedMail = (
  owner: Addressee & { role: Role },
  at: Date,
  publicOrigin: string,
): Mail =>
  mailTo(owner, () => ({
    subject: words.passwordChanged(),
    paragraphs: [
      words.passwordChangedAt({ moment: momentFor(owner, at) }),
      words.wasItYouSignIns({ address: `${publicOrigin}${paths.profile(owner.role)}` }),
      words.mayKnow(),
    ],
    action: { label: mailWords.newPassword(), url: `${publicOrigin}/forgot-password` },
  }));
