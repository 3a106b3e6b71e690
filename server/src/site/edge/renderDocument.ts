import type { FormAnswer, Registry, RemoteDescriptor, SessionCheck } from '@paadam/shared/contract';
import {
  darkColours,
  dateNamesElement,
  dateNamesIn,
  isTranslated,
  lightColours,
  ownNameOf,
  type PageLanguage,
} from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import { escapeMarkup } from '../../foundation/text/escapeMarkup';
import * as words from '../../messages/documents';
import type { DrawnText } from '../rendering/RenderThread';
import type { PageHead } from './describePage';
import { findRoute } from './findRoute';
import { declarationIn } from './inLanguage';
import type { ShellFiles } from './portalFiles';
import { afterFirstPaint } from './scriptStarter';
import { scriptStyles } from './scriptStyles';
import type { Operator } from './site';

interface DocumentParts {
  shell: ShellFiles;
  registry: Registry;
  /** Undefined where the session could not be looked up: the page then asks by itself. */
  session: SessionCheck | undefined;
  /** In which the page is. */
  language: PageLanguage;
  /** Those that the site offers. */
  languages: readonly PageLanguage[];
  /** Without the language's prefix. */
  pathname: string;
  page: PageHead;
  /** Admits the styles that the page adds at run time; null: they are admitted by their hashes (`stylesOf`). */
  styleNonce: string | null;
  /** What this browser has chosen; undefined: it follows its system. */
  appearance: Appearance | undefined;
  /** Whether this browser has put the banner above the page away. */
  bannerDismissed: boolean;
  /** The address on the contact page. */
  contactEmail: string;
  /** Who runs the site, as far as that is given. */
  operator: Operator;
  /** Where portals may come from, beside this server. */
  remoteOrigins: readonly string[];
  /** Null: the browser renders the page. */
  drawn: DrawnText | null;
  /** What a form came to that was sent as a plain post. */
  form: FormAnswer | null;
}

export type Appearance = 'light' | 'dark';

/** No content can end the element early that it stands in. */
const inScript = (json: string): string => json.replace(/</g, '\\u003c');

/** Data for the page. The type keeps it from running. */
const jsonElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${inScript(json)}</script>`;

const dataElement = (id: string, data: unknown): string => jsonElement(id, JSON.stringify(data));

const drawnElement = ({ portal, state }: DrawnText, form: FormAnswer | null): string =>
  jsonElement(
    'paadam-drawn',
    `{"portal":${JSON.stringify(portal)},"state":${state},"form":${JSON.stringify(form)}}`,
  );

/**
 * The browser takes a preloaded script only for a use that asks alike: with CORS where it comes from another origin, and
 * held to the same hash.
 */
const preloadScript = (url: string, integrity?: string): string =>
  `<link rel="preload" as="script" href="${escapeMarkup(url)}"` +
  `${integrity ? ` integrity="${escapeMarkup(integrity)}"` : ''}${url.startsWith('/') ? '' : ' crossorigin'}>`;

/** Nothing of the page waits for its scripts: what it shows comes first. */
const inNoHurry = (preload: string): string => preload.replace(/>$/, ' fetchpriority="low">');

/** The ground that the page stands on before its styles are there, so that a dark page does not start white. */
const ground = { light: lightColours.paper, dark: darkColours.paper };

const firstPaint =
  `:root{color-scheme:light dark;background:${ground.light}}@media screen and (prefers-color-scheme:dark){:root{background:${ground.dark}}}` +
  `:root[data-theme=light]{color-scheme:light;background:${ground.light}}@media screen{:root[data-theme=dark]{color-scheme:dark;background:${ground.dark}}}` +
  '@media print{:root{color-scheme:light}}' +
  'body{margin:0}';

const themeColours: Record<Appearance, string> = ground;

const themeColourTags = (appearance: Appearance | undefined): string[] =>
  appearance
    ? [`<meta name="theme-color" content="${themeColours[appearance]}">`]
    : Object.entries(themeColours).map(
        ([scheme, colour]) =>
          `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})">`,
      );

/** Where a page is another role's, a sentence of the shell's own stands in; a visitor is led to the sign-in page. */
const shownPath = (registry: Registry, pathname: string, session: SessionCheck | undefined): string => {
  const roles = findRoute(registry, pathname)?.route.roles;
  if (!roles || !session) return pathname;
  if (!session.data) return '/login';
  return roles.includes(session.data.role) ? pathname : '';
};

/** @returns the names of what a portal shares and needs for its first view */
const neededAtFirst = (remote: Partial<RemoteDescriptor> | undefined): string[] =>
  Object.entries(remote?.shared ?? {}).flatMap(([name, { late }]) => (late ? [] : [name]));

/** @returns the portal with the files of its pages' words in that language alone, and of all hashes theirs */
const wordsForPage = (
  { hashes = {}, ...remote }: RemoteDescriptor,
  language: PageLanguage,
): RemoteDescriptor => {
  const routes = (remote.routes ?? []).map(({ words, ...route }) => {
    const files = words?.[language];
    return files ? { ...route, words: { [language]: files } } : route;
  });
  const files = routes.flatMap((route) => ('words' in route ? (route.words[language] ?? []) : []));
  const known = Object.entries(hashes).filter(([file]) => files.includes(file));
  return { ...remote, routes, ...(known.length > 0 && { hashes: Object.fromEntries(known) }) };
};

/**
 * Hashes of the chunks are for preloads, and ranges of what is shared for checks: a page needs neither. It has to know
 * which portal asks for what the shell brings in files of their own, and in which files the words of its language are.
 */
const rowForPage = <Row extends Partial<Registry['remotes'][string]>>(
  row: Row,
  shell: ShellFiles,
  language: PageLanguage,
): Row => {
  const { remote, previous } = row;
  const features = neededAtFirst(remote).filter((name) => shell.shared?.[name]?.files);
  const shared = features.length > 0 ? Object.fromEntries(features.map((name) => [name, {}])) : undefined;
  return {
    ...row,
    ...(remote && {
      remote: { ...declarationIn(wordsForPage(remote, language), language), shared, ssr: undefined },
    }),
    ...(previous && { previous: rowForPage(previous, shell, language) }),
  };
};

/** @returns the registry as documents bring it */
export const forPage = (registry: Registry, shell: ShellFiles, language: PageLanguage): Registry => ({
  ...registry,
  remotes: Object.fromEntries(
    Object.entries(registry.remotes).map(([name, row]) => [name, rowForPage(row, shell, language)]),
  ),
});

/** Of the registry as documents bring it: the same for as long as no release changes it. */
const registryElements = new WeakMap<Registry, { shell: ShellFiles; elements: Map<PageLanguage, string> }>();

const registryElement = (registry: Registry, shell: ShellFiles, language: PageLanguage): string => {
  const known = registryElements.get(registry);
  const { elements } = known?.shell === shell ? known : { elements: new Map<PageLanguage, string>() };
  const element =
    elements.get(language) ?? dataElement('paadam-registry', forPage(registry, shell, language));
  registryElements.set(registry, { shell, elements: elements.set(language, element) });
  return element;
};

/** @returns the texts of the document's style elements, for a policy that admits them by their hashes */
export const stylesOf = (drawn: DrawnText, language: PageLanguage): string[] => [
  ownStyles(drawn, language),
  drawn.styles,
];

/** What stands whatever takes the page over. */
const ownStyles = (drawn: DrawnText | null, language: PageLanguage): string =>
  firstPaint + (drawn?.ground ?? '') + scriptStyles(language);

/** What styles the drawn page, for the library that goes on from there. */
const drawnStyles = ({ styles, styleAttributes }: DrawnText, nonce: string): string => {
  const attributes = Object.entries(styleAttributes)
    .filter(([name]) => /^[a-z][a-z-]*$/.test(name))
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
  return `<style${nonce} data-styled="true"${attributes.join('')}>${styles}</style>`;
};

/**
 * @returns the HTML document of any page, with the data that the shell starts from. Where the page is drawn, its scripts come
 *   after it; else with preloads of all that the page's first view needs
 */
export const renderDocument = ({
  shell,
  registry,
  session,
  language,
  languages,
  pathname,
  page,
  styleNonce,
  appearance,
  bannerDismissed,
  contactEmail,
  operator,
  remoteOrigins,
  drawn,
  form,
}: DocumentParts): string => {
  const ofShell = (file: string) => shell.baseUrl + file;
  const found = findRoute(registry, shownPath(registry, pathname, session));
  const features = neededAtFirst(found?.row.remote).flatMap((name) => shell.shared?.[name]?.files ?? []);
  const ofRemote = found
    ? [
        ...[...new Set(features)].map((file) => preloadScript(ofShell(file))),
        preloadScript(found.row.baseUrl + found.row.entry, found.row.integrity),
        ...[...found.route.files, ...(found.route.words?.[language] ?? [])].map((file) =>
          preloadScript(found.row.baseUrl + file, found.row.remote.hashes?.[file]),
        ),
      ]
    : [];
  const preloads = [
    ...(shell.preloadIn?.[language] ?? shell.preload).map((file) => preloadScript(ofShell(file))),
    ...ofRemote,
  ];
  // A deferred script has the lowest priority. Where nothing is drawn, all the others wait for this one.
  const scripts = shell.scripts.map(
    (script) => `<script defer fetchpriority="${drawn ? 'low' : 'high'}" src="${ofShell(script)}"></script>`,
  );
  const data = [
    session ? dataElement('paadam-session', session) : '',
    registryElement(registry, shell, language),
    dataElement('paadam-site', {
      contactEmail,
      operator,
      remoteOrigins,
      ...namesOf(languages),
    }),
    isTranslated(language) ? dataElement(dateNamesElement, dateNamesIn(language)) : '',
    drawn ? drawnElement(drawn, form) : '',
  ];
  const nonce = styleNonce === null ? '' : ` nonce="${styleNonce}"`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(page, language),
    '<meta name="color-scheme" content="light dark">',
    ...themeColourTags(appearance),
    styleNonce === null ? '' : `<meta property="csp-nonce"${nonce}>`,
    shell.icon ? `<link rel="icon" type="image/svg+xml" href="${ofShell(shell.icon)}">` : '',
    `<style${nonce}>${ownStyles(drawn, language)}</style>`,
    drawn ? drawnStyles(drawn, nonce) : '',
    ...(drawn ? [] : scripts),
    ...shell.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${ofShell(font)}" crossorigin>`,
    ),
    ...(drawn ? [] : [...preloads, ...data]),
  ];
  // A frame alone is drawn: without scripts there would be nothing in it, and no word of why.
  const saysWhy = !drawn || (drawn.portal === null && found !== undefined);
  const body = [
    saysWhy ? `<noscript>${escapeMarkup(speak(language, words.needsJavaScript))}</noscript>` : '',
    `<div id="root">${drawn?.html ?? ''}</div>`,
    ...(drawn ? [...data, ...afterFirstPaint([...scripts, ...preloads.map(inNoHurry)])] : []),
  ];
  return `<!doctype html>
<html lang="${language}"${appearance ? ` data-theme="${appearance}"` : ''}${bannerDismissed ? ' data-banner="dismissed"' : ''}>
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
${body.filter(Boolean).join('\n')}
</body>
</html>
`;
};

const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escapeMarkup(content)}">`;

/** @returns what the languages call themselves; nothing where there is no choice */
export const namesOf = (
  languages: readonly PageLanguage[],
): { languages?: Partial<Record<PageLanguage, string>> } =>
  languages.length > 1
    ? { languages: Object.fromEntries(languages.map((code) => [code, ownNameOf(code)])) }
    : {};

/** @returns the elements for search engines and link previews */
const headTags = ({ title, description, shown }: PageHead, language: PageLanguage): string[] => [
  `<title>${escapeMarkup(title)}</title>`,
  meta('name', 'description', description),
  shown?.listed
    ? `<link rel="canonical" href="${escapeMarkup(shown.url)}">`
    : meta('name', 'robots', shown ? 'noindex, follow' : 'noindex'),
  ...(shown?.alternates ?? []).map(
    ({ hreflang, url }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(url)}">`,
  ),
  ...(shown
    ? [
        meta('property', 'og:site_name', 'Paadam'),
        meta('property', 'og:locale', `${language}_IN`),
        meta('property', 'og:type', shown.type),
        meta('property', 'og:title', title),
        meta('property', 'og:description', description),
        meta('property', 'og:url', shown.url),
        meta('property', 'og:image', shown.image.url),
        meta('property', 'og:image:type', shown.image.type),
        meta('property', 'og:image:width', '1200'),
        meta('property', 'og:image:height', '630'),
        meta('property', 'og:image:alt', shown.image.alt),
        meta('name', 'twitter:card', 'summary_large_image'),
        meta('name', 'twitter:image:alt', shown.image.alt),
      ]
    : []),
  shown?.data ? `<script type="application/ld+json">${inScript(JSON.stringify(shown.data))}</script>` : '',
];
