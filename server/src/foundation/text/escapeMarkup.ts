/** @returns the text as it may stand in an element or a quoted attribute, of HTML and of XML */
export const escapeMarkup = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
