import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import type { FormAnswer, PageToDraw, Registry, SessionCheck } from '@paadam/shared/contract';
import type { PageLanguage } from '@paadam/shared/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '../../access/sessions/cookies';
import { compressApart, type Part } from '../../foundation/http/compressApart';
import { unavailable } from '../../foundation/http/handleError';
import { sessionAnswer } from '../../people/accounts/sessionAnswer';
import type { CallAnswer, DrawnText, MakeCall } from '../rendering/RenderThread';
import { readCall } from '../rendering/readCall';
import { within } from '../rendering/within';
import { DocumentCache, type SharedDocument } from './DocumentCache';
import { describePage, missingPage, type PageHead, slugOf, tutorIdOf } from './describePage';
import {
  contentSecurityPolicy,
  documentHeaders,
  hasDevelopers,
  sharedDocumentHeaders,
} from './documentHeaders';
import { takes } from './FileCache';
import { formAnswerPage } from './failurePage';
import { findRoute } from './findRoute';
import { inLanguage } from './inLanguage';
import { matchesEtag } from './matchesEtag';
import type { ShellFiles } from './portalFiles';
import { findPreviewedSubject, findPreviewedTutor, isSlug, isTutorId } from './queries';
import type { PageAddress } from './readAddress';
import { type Appearance, forPage, namesOf, renderDocument, stylesOf } from './renderDocument';
import type { Site } from './site';

/** @param mailbox "Paadam <hello@paadam.test>", or the address alone */
const addressOf = (mailbox: string): string => /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox;

/** @returns what the browser's cookie of the shell's switch says */
const appearanceOf = ({ cookies }: FastifyRequest): Appearance | undefined =>
  (['light', 'dark'] as const).find((known) => known === cookies.paadam_appearance);

const compress = promisify(brotliCompress);

/** Whether this browser has put the banner away. */
const hasDismissedBanner = ({ cookies }: FastifyRequest): boolean => cookies.paadam_banner === 'dismissed';

const terms = { fresh: 10_000, stale: 300_000, most: 32_000_000 };

/** Milliseconds for what is asked of the database beside the page itself; a person waits for all of it. */
const patience = 600;

/** Documents under way from which on one more may be too many. */
const crowd = 16;

/**
 * Milliseconds that this process may be behind, in a crowd, for a document to be made at all: a person who has waited for so
 * long, and would have to wait for that as well, is better told so at once.
 */
const mostLate = 700;

/** Longer ones are no one's links, and would only push others out. */
const longestKept = 300;

/** Addresses that a router reads as they are meant. */
const drawable = /^(?!.*%(5c|2f))(\/[^/\\]+)*\/?$/i;

/** What links from elsewhere add, for their own statistics. */
const tracking = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|igshid)$/;

/** @returns the query that the page is about, with its question mark; empty: none */
const searchOf = ({ url }: FastifyRequest): string => {
  const [, query = ''] = /\?(.*)$/s.exec(url) ?? [];
  const parts = query.split('&').filter((part) => part !== '' && !tracking.test(part.split('=', 1)[0] ?? ''));
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};

/** One that all visitors may have, with its bytes in every form. */
interface VisitorsDocument extends SharedDocument {
  status: number;
  policy: string;
  /** Without the marks of a tag; each form of the content has its own. */
  hash: string;
  plain: Buffer;
  br: Buffer;
  portal: DrawnText['portal'];
  gzip?: Buffer;
}

/** Of a page whose address was asked for. */
interface Asked {
  request: FastifyRequest;
  shell: ShellFiles;
  registry: Registry;
  address: PageAddress;
  session: SessionCheck | undefined;
  form: FormAnswer | null;
  /** Milliseconds since the epoch, as far as that can be told: when it began to wait. */
  askedAt: number;
}

/** The same, with what is found out of its page once at most. */
interface AskedOnce extends Asked {
  described(): Promise<Described>;
}

/** What the document says of its page; null: there is none there. `isWhole`: all that it depends on was found out. */
interface Described {
  head: PageHead | null;
  isWhole: boolean;
}

/**
 * What of a person's own document is compressed: never the element that has the session's token in it, and nothing behind the
 * head where the address may bring another person's words into it.
 */
const partsOf = (html: string, { request, form }: Asked): Part[] => {
  const hasForeignWords = form !== null || request.url.includes('?');
  const headEnd = html.indexOf('</head>');
  const sessionAt = html.indexOf('<script type="application/json" id="paadam-session">');
  const restAt = html.indexOf('</script>', sessionAt);
  if (headEnd < 0 || sessionAt < headEnd) return [{ text: html, isSecret: true }];
  return [
    { text: html.slice(0, headEnd), isSecret: false },
    { text: html.slice(headEnd, sessionAt), isSecret: hasForeignWords },
    { text: html.slice(sessionAt, restAt), isSecret: true },
    { text: html.slice(restAt), isSecret: hasForeignWords },
  ];
};

const noted = (makeCall: MakeCall): { makeCall: MakeCall; allAnswered: () => boolean } => {
  let failed = false;
  return {
    makeCall: async (call): Promise<CallAnswer> => {
      const answer = await makeCall(call).catch(() => ({ status: 503, text: '' }));
      if (answer.status >= 500) failed = true;
      return answer;
    },
    allAnswered: () => !failed,
  };
};

export interface DocumentRequest {
  address: PageAddress;
  /** What a form came to that was sent as a plain post: nothing of the document is kept then. */
  form?: FormAnswer | null;
  /** Of the answer; absent: 200, or 404 where there is no such page. */
  status?: number;
}

/** The documents of all pages: drawn where that can be, and else for the browser to render. */
export const documents = (app: FastifyInstance) => {
  const { config, database, drawing, lateness, portalFiles: files, publicData } = app;
  const { publicOrigin, languages, operatorName, operatorAddress, grievanceOfficer, remoteOrigins } = config;
  const site: Site = {
    publicOrigin,
    languages,
    contactEmail: addressOf(config.operatorEmail),
    operator: {
      name: operatorName,
      address: operatorAddress,
      grievanceOfficer,
      ...(config.money.provider && { takesPayments: true as const }),
    },
  };
  const { contactEmail, operator } = site;
  const kept = new DocumentCache<VisitorsDocument>(terms);
  const mayBeShared = !hasDevelopers(config);

  /** What stands for the builds that are live. */
  let live: { shell: ShellFiles; registry: Registry; number: number } | null = null;
  const liveNumber = (shell: ShellFiles, registry: Registry): number => {
    if (live?.shell !== shell || live.registry !== registry) {
      kept.clear();
      live = { shell, registry, number: (live?.number ?? 0) + 1 };
    }
    return live.number;
  };

  const soon = <Value>(promise: Promise<Value>): Promise<Value | undefined> =>
    within(promise, patience, () => new Error('It took too long.')).catch(() => undefined);

  const findTutor = async (id: string, language: PageLanguage) =>
    (isTutorId(id) ? await findPreviewedTutor(database, id, language) : undefined) ?? null;

  const findSubject = async (slug: string, language: PageLanguage) =>
    (isSlug(slug) ? await findPreviewedSubject(database, slug, language) : undefined) ?? null;

  /** Without the database a visitor still gets the site, with the page's general texts. */
  const describe = async ({ request, registry, address }: Asked): Promise<Described> => {
    const { language, pathname } = address;
    const tutorId = tutorIdOf(registry, pathname);
    const slug = slugOf(registry, pathname);
    const [tutor, subject] = await Promise.all([
      tutorId === null ? undefined : soon(findTutor(tutorId, language)),
      slug === null ? undefined : soon(findSubject(slug, language)),
    ]);
    return {
      head: describePage({
        registry: inLanguage(registry, language),
        language,
        pathname,
        search: searchOf(request),
        site,
        tutor,
        subject,
      }),
      isWhole: (tutorId === null || tutor !== undefined) && (slug === null || subject !== undefined),
    };
  };

  /** @param search of `searchOf` */
  const pageOf = (
    { shell, registry, address, session, form }: Omit<Asked, 'request' | 'askedAt'>,
    search: string,
  ): PageToDraw => {
    const { language, pathname, path } = address;
    const found = findRoute(registry, pathname);
    const roles = found?.route.roles;
    const isAllowed =
      !session?.data?.suspension && (!roles || (session?.data && roles.includes(session.data.role)));
    // What no portal declares, the one answers that has all other addresses.
    const row = found?.row ?? Object.values(registry.remotes).find(({ remote }) => remote.basePath === '/');
    return {
      pathname: path,
      search,
      baseUrl: shell.baseUrl,
      session,
      registry: forPage(registry, shell, language),
      site: { contactEmail, operator, remoteOrigins, ...namesOf(languages) },
      portal: row && isAllowed ? { name: row.remote.name, version: row.version } : null,
      form,
      language,
    };
  };

  /** @returns null: it cannot be drawn, or not within the time that a person waits */
  const draw = async (asked: Asked, makeCall: MakeCall): Promise<DrawnText | null> => {
    const { request, shell, registry } = asked;
    if (!drawing || !drawable.test(asked.address.path)) return null;
    const waited = Date.now() - asked.askedAt;
    return drawing.draw({ shell, registry, page: pageOf(asked, searchOf(request)), makeCall, waited });
  };

  const write = (
    { request, shell, registry, session, address, form }: Asked,
    head: PageHead | null,
    drawn: DrawnText | null,
    styleNonce: string | null,
  ): string =>
    renderDocument({
      contactEmail,
      operator,
      remoteOrigins,
      shell,
      registry,
      session,
      language: address.language,
      languages,
      pathname: address.pathname,
      page: head ?? missingPage(address.language),
      styleNonce,
      appearance: appearanceOf(request),
      bannerDismissed: hasDismissedBanner(request),
      drawn,
      form,
    });

  let underWay = 0;

  /** Milliseconds for which a crowd has this process behind; the person who comes alone is served, however busy it was before. */
  const crowdsLateness = (): number => (underWay > crowd ? lateness.milliseconds : 0);

  /** @throws HttpError `unavailable`: others are waiting for too long already */
  const refuseWhileLate = (): void => {
    if (crowdsLateness() > mostLate) throw unavailable();
  };

  const makeShared = async (
    asked: AskedOnce,
  ): Promise<{ document: VisitorsDocument; keep: boolean } | null> => {
    refuseWhileLate();
    const calls = noted(readCall(app, { language: asked.address.language }));
    const [{ head, isWhole }, drawn] = await Promise.all([asked.described(), draw(asked, calls.makeCall)]);
    if (!drawn) return null;
    const plain = Buffer.from(write(asked, head, drawn, null));
    const br = await compress(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    });
    const document: VisitorsDocument = {
      status: head ? 200 : 404,
      policy: contentSecurityPolicy(config, { texts: stylesOf(drawn, asked.address.language) }),
      hash: createHash('sha256').update(plain).digest('base64url'),
      plain,
      br,
      portal: drawn.portal,
      // What a person's browser may yet ask to have in gzip is about as long.
      size: plain.length + 2 * br.length,
    };
    return {
      document,
      keep: isWhole && calls.allAnswered() && searchOf(asked.request).length <= longestKept,
    };
  };

  const sendShared = (
    request: FastifyRequest,
    reply: FastifyReply,
    document: VisitorsDocument,
  ): FastifyReply => {
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = takes(accepted, 'br') ? 'br' : takes(accepted, 'gzip') ? 'gzip' : null;
    const etag = `"${document.hash}${encoding ? `-${encoding}` : ''}"`;
    reply
      .headers(sharedDocumentHeaders)
      .header('content-security-policy', document.policy)
      .header('etag', etag);
    if (document.status === 200 && matchesEtag(request, etag)) return reply.code(304).send();
    reply.code(document.status);
    if (!encoding) return reply.send(document.plain);
    reply.header('content-encoding', encoding);
    if (encoding === 'br') return reply.send(document.br);
    document.gzip ??= gzipSync(document.plain, { level: 6 });
    return reply.send(document.gzip);
  };

  /** @returns whether it was one that visitors may have together, and is sent */
  const trySendShared = async (asked: AskedOnce, reply: FastifyReply): Promise<boolean> => {
    const { request, shell, registry, session } = asked;
    if (!drawing?.keyOf(shell, registry) || !mayBeShared || asked.form || !session || session.data)
      return false;
    const moment = `${liveNumber(shell, registry)} ${publicData.version}`;
    const version = publicData.isWhole ? moment : null;
    const looks = `${appearanceOf(request) ?? ''}${hasDismissedBanner(request) ? '-' : ''}`;
    const { language, path } = asked.address;
    const key = [looks, language, path, searchOf(request)].join(' ');
    const found = await kept.find(key, { version, moment }, () => makeShared(asked));
    if (!found) return false;
    if (found.kept) drawing.countKept({ shell, portal: found.document.portal });
    sendShared(request, reply, found.document);
    return true;
  };

  const sendOwn = async (asked: AskedOnce, reply: FastifyReply, status: number | undefined) => {
    const { request, session } = asked;
    // What a form has come to is said, however late.
    if (!asked.form) refuseWhileLate();
    // A visitor's page has been given up already.
    const isVisitors = mayBeShared && !asked.form && session && !session.data;
    const [{ head }, drawn] = await Promise.all([
      asked.described(),
      isVisitors
        ? null
        : draw(asked, readCall(app, { language: asked.address.language, cookies: request.headers.cookie })),
    ]);
    const styleNonce = randomBytes(16).toString('base64');
    // What a form came to is nowhere else: the browser, too, has it from the page alone.
    const html =
      asked.form && !drawn?.portal
        ? formAnswerPage(asked.form, asked.address.language, styleNonce)
        : write(asked, head, drawn, styleNonce);
    reply
      .code(status ?? (head ? 200 : 404))
      .headers(documentHeaders)
      .header('content-security-policy', contentSecurityPolicy(config, { nonce: styleNonce }));
    // A session's token is in it.
    const isDrawnGzip = drawn && takes(request.headers['accept-encoding'] ?? '', 'gzip');
    if (session?.data && isDrawnGzip) {
      reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
      return reply.send(await compressApart(partsOf(html, asked)));
    }
    if (session?.data) return reply.send(html);
    reply.compress(html);
    return reply;
  };

  const answer = async (
    found: Omit<Asked, 'session' | 'askedAt'>,
    reply: FastifyReply,
    status: number | undefined,
  ): Promise<FastifyReply> => {
    const { request } = found;
    const askedAt = Date.now() - reply.elapsedTime - crowdsLateness();
    const finding = sessionAnswer(request, reply);
    // Only a session has to be looked up. Where that cannot be done, the page asks by itself.
    const session = await (request.cookies[sessionCookie] ? soon(finding) : finding);
    const asked = { ...found, session, askedAt };
    let description: Promise<Described> | undefined;
    const described = () => {
      description ??= describe(asked);
      return description;
    };
    if (await trySendShared({ ...asked, described }, reply)) return reply;
    return sendOwn({ ...asked, described }, reply, status);
  };

  const sendDocument = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { address, form = null, status }: DocumentRequest,
  ): Promise<FastifyReply> => {
    const { shell, registry } = files;
    if (!shell) {
      return reply
        .code(503)
        .type('text/plain')
        .send(
          'There is no shell to serve. Build it (npm run build), or see in the log why it cannot be used.',
        );
    }
    underWay += 1;
    try {
      return await answer({ request, shell, registry, address, form }, reply, status);
    } finally {
      underWay -= 1;
    }
  };

  /** Has the home page drawn once, for no one: the person who comes first need not wait for what only the first time takes. */
  const warmUp = async (): Promise<void> => {
    const { shell, registry } = files;
    if (!shell) return;
    const session = { success: false, message: 'Nobody is signed in', data: null, token: null };
    const address = { language: 'en', pathname: '/', path: '/' } as const;
    const page = pageOf({ shell, registry, address, session, form: null }, '');
    await drawing?.warmUp({ shell, registry, page });
  };

  return { sendDocument, warmUp };
};
