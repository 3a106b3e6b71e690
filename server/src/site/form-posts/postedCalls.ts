import { type Call, calls } from '@paadam/shared/contract';
import { type ErrorCode, safeReturnTo } from '@paadam/shared/domain';

/** A call that a form may make as a plain post. */
export interface PostedCall {
  call: Call;
  /** The fields that come back with the page as they were typed: never one that opens something. */
  kept: readonly string[];
  /** Where a success leads, by the query of the form's page. Absent: the page itself has the next step. */
  leadsTo?: (query: URLSearchParams) => string;
  /** Refusals that are no failure to the person who sent the form: the page then has its next step. */
  nextSteps?: readonly ErrorCode[];
}

/** To where a person wanted to go before they were asked who they are. */
const back = (query: URLSearchParams): string => safeReturnTo(query.get('returnTo'));

/** @returns the address with what its page says of the success, and the way back that was wanted */
const told =
  (path: string, what: string) =>
  (query: URLSearchParams): string => {
    const wanted = query.get('returnTo');
    return `${path}?${new URLSearchParams({ ...(wanted && { returnTo: wanted }), [what]: '1' })}`;
  };

const postedCalls: Readonly<Record<string, PostedCall>> = {
  login: {
    call: calls.login,
    kept: ['email'],
    leadsTo: back,
    nextSteps: ['second_step_needed', 'account_not_verified'],
  },
  secondStep: { call: calls.secondStep, kept: [], leadsTo: back },
  register: { call: calls.register, kept: ['name', 'email', 'role'] },
  verifyOtp: { call: calls.verifyOtp, kept: ['email'], leadsTo: back },
  resendOtp: { call: calls.resendOtp, kept: ['email'] },
  forgotPassword: { call: calls.forgotPassword, kept: ['email'], nextSteps: ['code_sent_recently'] },
  resetPassword: {
    call: calls.resetPassword,
    kept: ['email'],
    leadsTo: told('/login', 'passwordChanged'),
  },
  contact: {
    call: calls.contact,
    kept: ['name', 'email', 'subject', 'message'],
    leadsTo: told('/contact', 'sent'),
  },
};

/**
 * @param name as the form gives it
 * @param admitted the names of the calls that the page declares
 */
export const findPostedCall = (name: string, admitted: readonly string[]): PostedCall | undefined =>
  admitted.includes(name) && Object.hasOwn(postedCalls, name) ? postedCalls[name] : undefined;
