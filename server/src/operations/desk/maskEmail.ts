import { initialOf } from '@paadam/shared/domain';

/** @returns what of an address may stand on a screen: "a•••@e•••.org" */
export const maskEmail = (email: string): string => {
  const [name = '', host = ''] = email.split('@');
  const ending = host.includes('.') ? host.slice(host.lastIndexOf('.')) : '';
  return `${initialOf(name)}•••@${initialOf(host)}•••${ending}`;
};

/** @returns the text with all addresses in it masked: what a mail server says may name one */
export const maskEmailsIn = (text: string): string =>
  text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, (address) => maskEmail(address));
