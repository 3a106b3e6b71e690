import * as words from '../messages/advice';

/** Whether a text has the shape of an e-mail address. Whether it is one, only a mail can tell. */
export const looksLikeEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());

export const emailAdvice = (): string => words.email();
