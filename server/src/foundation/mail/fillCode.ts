import { codePlace, type Mail } from './mail';

/** @returns the mail with the digits where its code is to stand */
export const fillCode = ({ codeId: _, ...mail }: Mail, digits: string): Mail => {
  const fill = (text: string): string => text.replaceAll(codePlace, digits);
  return { ...mail, subject: fill(mail.subject), text: fill(mail.text), html: fill(mail.html) };
};
