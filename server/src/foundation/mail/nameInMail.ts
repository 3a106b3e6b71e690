/** What programs that read mail take for a part of an address; of the full stop also the forms of other scripts. */
const addressSigns = /([.．。｡:@])(?=\S)/gu;

/**
 * @param name that another person chose for themselves
 * @returns it for a mail to another: on one line, and no mail program makes a link or an address of it. "J.R. Rao" is then
 *   "J. R. Rao", and "pay.example" is "pay. example".
 */
export const nameInMail = (name: string): string =>
  name.replace(/\s+/gu, ' ').trim().replace(addressSigns, '$1 ');
