import { darkColours, lightColours } from '@paadam/shared/domain';
import { language } from '@paadam/shared/words/language';
import * as words from '../../messages/mail';
import { escapeMarkup } from '../text/escapeMarkup';
import { codePlace, type Mail } from './mail';

export interface Content extends Pick<Mail, 'to' | 'subject' | 'replyTo' | 'codeId'> {
  /** Plain text, one string a paragraph; line breaks within one are kept. */
  paragraphs: readonly string[];
  /** A button below the text, an absolute http(s) URL. */
  action?: { label: string; url: string };
}

/**
 * @returns the mail with the same content as plain text and as HTML that needs no images, fits a phone, and is
 *   readable on a light and on a dark ground, in the language that is spoken. A code stands large between the first paragraph and the rest.
 */
export const composeMail = ({ to, subject, replyTo, paragraphs, codeId, action }: Content): Mail => {
  const signature = words.signature();
  const [first = '', ...others] = paragraphs;
  const plain = [
    first,
    codeId && codePlace,
    ...others,
    action && `${action.label}: ${action.url}`,
    `-- \n${signature}`,
  ];
  const html = [
    paragraph(first),
    codeId && `<p style="font:bold 32px/1.2 monospace;letter-spacing:6px;margin:24px 0">${codePlace}</p>`,
    ...others.map(paragraph),
    action && button(action),
    `<p class="quiet" style="margin:32px 0 0;color:${lightColours.muted}">${signature}</p>`,
  ];
  return {
    // A name may hold what the browser would not have sent as one line; a header must stay one line.
    subject: subject.replace(/\s+/g, ' ').trim(),
    to,
    ...(replyTo && { replyTo }),
    ...(codeId && { codeId }),
    text: `${plain.filter(Boolean).join('\n\n')}\n`,
    html: page(escapeMarkup(subject), html.filter(Boolean).join('\n')),
  };
};

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px">${escapeMarkup(text).replace(lineBreak, '<br>\n')}</p>`;

const lineBreak = /\r\n|[\r\n\u2028\u2029]/g;

const button = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:24px 0"><a href="${escapeMarkup(url)}" style="display:inline-block;padding:12px 20px;` +
  `border-radius:8px;background:${lightColours.brand};color:${lightColours['on-brand']};text-decoration:none">${escapeMarkup(label)}</a></p>`;

/** Signs above and below its letters need room that Latin ones do not. */
const lineHeight = (): number => (language() === 'en' ? 1.5 : 1.65);

/** Programs that know no `<style>` show the light colours; the dark ones must outweigh the attributes. */
const darkStyles = `@media (prefers-color-scheme: dark) {
  body { background: ${darkColours.paper} !important; color: ${darkColours.ink} !important; }
  .quiet { color: ${darkColours.muted} !important; }
}`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
${darkStyles}
</style>
</head>
<body style="margin:0;padding:24px;background:${lightColours.surface};color:${lightColours.ink};font:16px/${lineHeight()} system-ui,-apple-system,sans-serif;-webkit-text-size-adjust:100%">
<div style="max-width:560px;margin:0 auto;overflow-wrap:anywhere">
${body}
</div>
</body>
</html>
`;
