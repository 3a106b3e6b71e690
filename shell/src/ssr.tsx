import type { DrawingAnswer, DrawingCall, DrawnPage, PageToDraw } from '@paadam/shared/contract';
import { prefixOf } from '@paadam/shared/domain';
import { bringPages, type PortalRoute, type ServerPart } from '@paadam/shared/portal';
import { createMemoryRouter } from '@paadam/shared/router';
import { createPaadamStore, selectUser } from '@paadam/shared/state';
import { speak } from '@paadam/shared/words/language';
import type { ReactNode } from 'react';
// The entry that asks for no module of Node's: the file that renders pages must not.
import { renderToString } from 'react-dom/server.edge';
import { ServerStyleSheet } from 'styled-components';
import { siteOf } from './document/documentData';
import { fontsAt } from './document/fonts';
import { GlobalStyles } from './document/GlobalStyles';
import { createDrawingApi } from './rendering/drawingApi';
import { drawnRemotes } from './rendering/drawnRemotes';
import { loadInto } from './rendering/loadInto';
import { Screen, siteRoutes } from './Screen';

export { libraries } from './rendering/libraries';

/**
 * Draws a page as a browser would show it first.
 *
 * @param part the portal whose page it is, as its build for Node brings it; null: what stands around every page is drawn,
 *   with a skeleton in it
 * @param call makes one call of the API in the name of the person who asked for the page
 * @throws where the page cannot be drawn
 */
export const render = async (
  page: PageToDraw,
  part: ServerPart | null,
  call: (call: DrawingCall) => Promise<DrawingAnswer>,
): Promise<DrawnPage> => {
  const { pathname, search, session, registry, baseUrl, form, language = 'en' } = page;
  const basename = prefixOf(language);
  const portal = part && page.portal;
  const api = createDrawingApi(call);
  const { store, addPortal } = createPaadamStore({ api, session, form, isStill: true });
  if (part) addPortal(part.remote);
  const before: Record<string, unknown> = { ...store.getState() };
  if (part) {
    const { dispatch } = store;
    const user = selectUser(store.getState()) ?? null;
    const now = new Date().toISOString();
    await part.prepare({ pathname, search, user, form, now, load: loadInto(store, api), dispatch });
    await bringPages(elementsOf(part.remote.routes));
  }
  const prepared = Object.entries(store.getState()).filter(
    ([name, state]) => name !== 'auth' && state !== before[name],
  );

  const { remoteOrigins, ...site } = siteOf(page.site);
  const sheet = new ServerStyleSheet();
  try {
    const html = speak(language, () =>
      renderToString(
        sheet.collectStyles(
          <Screen
            store={store}
            documentState={store.getState()}
            loader={drawnRemotes(
              registry,
              remoteOrigins,
              part && portal && { ...portal, remote: part.remote },
            )}
            drawn={portal}
            form={form}
            router={createMemoryRouter(siteRoutes(), {
              basename,
              initialEntries: [`${basename}${pathname}${search}`],
            })}
            fonts={null}
            versions={null}
            {...site}
          />,
        ),
      ),
    );
    const { text, attributes } = styleElementOf(sheet);
    return {
      html,
      styles: text,
      ground: globalStylesOf(baseUrl),
      styleAttributes: { 'data-styled-version': String(attributes['data-styled-version']) },
      state: Object.fromEntries(prepared),
      portal,
    };
  } finally {
    sheet.seal();
  }
};

const styleElementOf = (sheet: ServerStyleSheet) => {
  const [{ props } = { props: {} }] = sheet.getStyleElement();
  const { dangerouslySetInnerHTML, ...attributes } = props as Record<string, unknown>;
  return { text: (dangerouslySetInnerHTML as { __html: string } | undefined)?.__html ?? '', attributes };
};

const grounds = new Map<string, string>();

/** @returns the styles of `GlobalStyles`, the same for all pages */
const globalStylesOf = (baseUrl: string): string => {
  const known = grounds.get(baseUrl);
  if (known !== undefined) return known;
  const sheet = new ServerStyleSheet();
  try {
    renderToString(sheet.collectStyles(<GlobalStyles fonts={fontsAt(baseUrl)} />));
    const { text } = styleElementOf(sheet);
    grounds.set(baseUrl, text);
    return text;
  } finally {
    sheet.seal();
  }
};

const elementsOf = (routes: readonly PortalRoute[]): ReactNode[] =>
  routes.flatMap((route) => [
    route.element,
    ...('children' in route ? elementsOf(route.children ?? []) : []),
  ]);
