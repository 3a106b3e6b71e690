import type { SessionCheck } from '@paadam/shared/contract';
import { findRoute } from './findRoute';
import type { Registry, ShellFiles } from './portalFiles';

export interface DocumentParts {
  shell: ShellFiles;
  registry: Registry;
  /** Undefined where the session could not be looked up: the page then asks by itself. */
  session: SessionCheck | undefined;
  pathname: string;
  /** Admits the styles that the page adds at run time. */
  styleNonce: string;
}

const title = 'Paadam · One-on-one lessons with tutors you choose';
const description =
  'Find a tutor, see their open times and book a one-on-one online lesson. Students, parents and tutors in one place.';

const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Data for the page. The type keeps it from running; no content can end the element early. */
const dataElement = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

/**
 * webpack asks for chunks of another origin with CORS, the federation runtime for an entry without; a preload that
 * asks otherwise than its later use is a download for nothing.
 */
const preloadChunk = (url: string): string =>
  `<link rel="preload" as="script" href="${escapeAttribute(url)}"${url.startsWith('/') ? '' : ' crossorigin'}>`;
const preloadEntry = (url: string): string =>
  `<link rel="preload" as="script" href="${escapeAttribute(url)}">`;

/** The ground that the page stands on before its styles are there, so that a dark page does not start white. */
const firstPaint =
  ':root{color-scheme:light dark;background:#fbfaf6}@media(prefers-color-scheme:dark){:root{background:#101714}}body{margin:0}';

/** Where a page is another role's, a sentence of the shell's own stands in; a visitor is led to the sign-in page. */
const shownPath = (registry: Registry, pathname: string, session: SessionCheck | undefined): string => {
  const roles = findRoute(registry, pathname)?.route.roles;
  if (!roles || !session) return pathname;
  if (!session.data) return '/login';
  return roles.includes(session.data.role) ? pathname : '';
};

/**
 * @returns the HTML document of any page, with the data that the shell starts from and preloads of all that the
 *   page's first view needs
 */
export const renderDocument = ({ shell, registry, session, pathname, styleNonce }: DocumentParts): string => {
  const ofShell = (file: string) => shell.baseUrl + file;
  const found = findRoute(registry, shownPath(registry, pathname, session));
  const ofRemote = found
    ? [
        preloadEntry(found.row.baseUrl + found.row.entry),
        ...found.route.files.map((file) => preloadChunk(found.row.baseUrl + file)),
      ]
    : [];
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<meta name="description" content="${escapeAttribute(description)}">`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#FBFAF6" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#101714" media="(prefers-color-scheme: dark)">',
    `<meta property="csp-nonce" nonce="${styleNonce}">`,
    shell.icon ? `<link rel="icon" type="image/svg+xml" href="${ofShell(shell.icon)}">` : '',
    `<style nonce="${styleNonce}">${firstPaint}</style>`,
    ...shell.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${ofShell(font)}" crossorigin>`,
    ),
    ...shell.preload.map((file) => preloadChunk(ofShell(file))),
    ...ofRemote,
    session ? dataElement('paadam-session', session) : '',
    dataElement('paadam-registry', registry),
    ...shell.scripts.map((script) => `<script defer src="${ofShell(script)}"></script>`),
  ];
  return `<!doctype html>
<html lang="en">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root"></div>
<noscript>Paadam needs JavaScript to show this page.</noscript>
</body>
</html>
`;
};
