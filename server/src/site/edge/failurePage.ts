import type { FormAnswer } from '@paadam/shared/contract';
import { darkColours, lightColours, type PageLanguage } from '@paadam/shared/domain';
import { language, speak } from '@paadam/shared/words/language';
import type { HttpError } from '../../foundation/http/HttpError';
import { escapeMarkup } from '../../foundation/text/escapeMarkup';
import * as words from '../../messages/http';

const styles =
  `:root{color-scheme:light dark;font:18px/1.6 system-ui,sans-serif;color:${lightColours.ink};background:${lightColours.paper}}` +
  `@media screen and (prefers-color-scheme:dark){:root{color:${darkColours.ink};background:${darkColours.paper}}}` +
  'body{margin:0;display:grid;place-items:center;min-height:100vh}main{max-width:34em;padding:24px}' +
  'h1{font-size:1.7em;line-height:1.25;margin:0 0 .5em}p{margin:0 0 1em}' +
  'a{display:inline-block;padding:10px 0;color:inherit;font-weight:600}';

interface PageText {
  heading: string;
  text: string;
  /** Leads to the address of the page itself. */
  link: string;
}

/**
 * A page that stands where the document cannot: it needs nothing else of the server.
 *
 * @param styleNonce admits its styles
 */
const plainPage = ({ heading, text, link }: PageText, styleNonce: string): string => `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} · Paadam</title>
<meta name="robots" content="noindex">
<style nonce="${styleNonce}">${styles}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${escapeMarkup(text)}</p>
<p><a href="">${link}</a></p>
</main>
</body>
</html>
`;

/** Why the page at the address could not be opened, in that language. */
export const failurePage = (
  { code, sentence, details: { retryAfter } }: HttpError,
  spoken: PageLanguage,
  styleNonce: string,
): string =>
  speak(spoken, () => {
    const isCrowd = code === 'too_many_requests' && retryAfter !== undefined;
    const heading = isCrowd ? words.oneMoment() : words.couldNotOpen();
    const text = isCrowd ? words.crowd({ minutes: Math.max(1, Math.ceil(retryAfter / 60)) }) : sentence();
    return plainPage({ heading, text, link: words.tryAgain() }, styleNonce);
  });

/** What a form came to, where its page cannot be drawn: in the API's words. */
export const formAnswerPage = ({ answer }: FormAnswer, spoken: PageLanguage, styleNonce: string): string =>
  speak(spoken, () =>
    plainPage(
      {
        heading: answer.success ? words.formArrived() : words.oneMoreStep(),
        text: answer.message,
        link: words.backToPage(),
      },
      styleNonce,
    ),
  );
