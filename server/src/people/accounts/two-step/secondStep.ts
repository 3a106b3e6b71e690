import type { Transaction } from '../../../foundation/db/openDatabase';
import type { Sealer } from '../../../foundation/encryption/createSealer';
import { HttpError, type Sentence } from '../../../foundation/http/HttpError';
import * as words from '../../../messages/accounts';
import { stepOfCode } from './appCodes';
import { spendRecoveryCode, spendStep } from './changes';
import type { SealedSecret } from './queries';
import { hashRecoveryCode } from './recoveryCodes';

/** What a person has typed, read: a code of the app that is right at this moment, or what may be a recovery code. */
export type SecondStep = { by: 'app'; step: number } | { by: 'recovery-code'; codeHash: string };

/** A sealed secret opens only where it was sealed for. */
export const placeOf = (userId: string): string => `two-step:${userId}`;

/** @throws HttpError `code_wrong`, or `unavailable` where the server's key cannot open the secret */
export const readSecondStep = (
  sealer: Sealer,
  { userId, secret }: SealedSecret,
  code: string,
): SecondStep => {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return { by: 'recovery-code', codeHash: hashRecoveryCode(userId, code) };
  const step = stepOfCode(openSecret(sealer, { userId, secret }), digits, Date.now());
  if (step === null) throw appCodeWrong();
  return { by: 'app', step };
};

/** @throws HttpError `code_spent` where it was used before, or `code_wrong` */
export const spendSecondStep = async (
  tx: Transaction,
  sealed: SealedSecret,
  given: SecondStep,
): Promise<void> => {
  if (given.by === 'app') {
    if (!(await spendStep(tx, sealed, given.step))) throw appCodeSpent();
    return;
  }
  const outcome = await spendRecoveryCode(tx, sealed.userId, given.codeHash);
  if (outcome === 'unknown') throw refusal('code_wrong', words.noRecoveryCode);
  if (outcome === 'spent-before') {
    throw refusal('code_spent', words.recoveryCodeSpent);
  }
};

const openSecret = (sealer: Sealer, { userId, secret }: SealedSecret): string => {
  try {
    return sealer.open(secret, placeOf(userId));
  } catch (cause) {
    throw Object.assign(
      new HttpError('unavailable', words.theAppsCodesCannotBeChecked, {
        retryAfter: 60,
      }),
      { cause },
    );
  }
};

const refusal = (code: 'code_wrong' | 'code_spent', sentence: Sentence): HttpError =>
  new HttpError(code, sentence, { fields: { code: sentence } });

export const appCodeWrong = (): HttpError => refusal('code_wrong', words.appCodeWrong);

const appCodeSpent = (): HttpError => refusal('code_spent', words.appCodeSpent);
