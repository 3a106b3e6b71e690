import { useLocation, useNavigation } from '@paadam/shared/router';
import { ProgressBar } from '@paadam/shared/ui';
import {
  type ComponentType,
  isValidElement,
  type LazyExoticComponent,
  lazy,
  memo,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import * as words from '../messages/portal';
import { FailureBoundary } from './FailureBoundary';
import { FailurePanel } from './FailurePanel';
import { PageSkeleton } from './PageSkeleton';
import { type PortalInfo, usePortal } from './PortalContext';
import { usePageUnderWay, whileUnderWay } from './pageUnderWay';
import { type ScriptFailure, scriptFailureOf } from './scriptFailure';

type LoadPage = () => Promise<{ default: ComponentType }>;

/** Milliseconds after which the person who waits for a page is told, whether the reason is known or not. */
const longestWait = 9_500;

/** One try to bring a page's code. */
interface Attempt {
  Page: LazyExoticComponent<ComponentType> | ComponentType;
  arrived: boolean;
}

/**
 * The last attempt for each page. It is kept apart from React's state, since the router navigates in transitions: what
 * is rendered of the next page counts only once that page shows, and until then each rendering begins anew. The code that
 * failed meanwhile would be asked for by the next rendering, which would wait for it, and so on without end.
 */
const attempts = new Map<LoadPage, Attempt>();

/** The person who arrives at a page has left all others: what failed there, or is still on its way, does not count any more. */
const leaveAllBut = (shown: LoadPage | null): void => {
  for (const [load, { arrived }] of attempts) {
    if (load !== shown && !arrived) attempts.delete(load);
  }
};

/**
 * Brings the code of pages before they are drawn, where what is drawn is not drawn again once more is there: on a
 * server.
 *
 * @param elements of a portal's routes; those that are no `LazyPage` need nothing
 * @throws where the code does not come
 */
export const bringPages = async (elements: readonly ReactNode[]): Promise<void> => {
  const pages = elements.filter(isLazyPage).map(async ({ props: { load } }) => {
    if (!attempts.has(load)) attempts.set(load, { Page: (await load()).default, arrived: true });
  });
  await Promise.all(pages);
};

const isLazyPage = (element: ReactNode): element is ReactElement<{ load: LoadPage }> =>
  isValidElement(element) && element.type === LazyPage;

/** The code of a page did not come. */
class PageError extends Error {
  override readonly name = 'PageError';

  constructor(
    readonly kind: ScriptFailure,
    options: ErrorOptions,
  ) {
    super(`A page failed: ${kind}`, options);
  }
}

const renew = (load: LoadPage, { onPageFailed, bringWords }: PortalInfo, pathname: string): Attempt => {
  const tell = async (cause: unknown, started: number): Promise<never> => {
    const kind = await scriptFailureOf(cause, longestWait - (performance.now() - started));
    onPageFailed?.({ kind, ms: performance.now() - started });
    throw new PageError(kind, { cause });
  };
  const bring = async (started: number) => {
    const [page] = await Promise.all([
      load().catch((cause: unknown) => tell(cause, started)),
      bringWords?.(pathname),
    ]);
    attempt.arrived = true;
    return page;
  };
  const attempt: Attempt = {
    Page: lazy(() => whileUnderWay(bring(performance.now()))),
    arrived: false,
  };
  attempts.set(load, attempt);
  return attempt;
};

const show = (load: LoadPage, portal: PortalInfo, pathname: string) => ({
  load,
  Page: (attempts.get(load) ?? renew(load, portal, pathname)).Page,
});

const explain = (error: unknown): string => {
  switch (error instanceof PageError ? error.kind : null) {
    case 'tampered':
      return words.pageTampered();
    case 'timeout':
      return words.pageTooSlow();
    default:
      return words.pageNotShown();
  }
};

/**
 * A page whose code comes when it is first shown. React keeps a rejected `lazy` for ever, so each retry, and each
 * visit after a failure, makes a new one. `load` imports the page's module; it is one function for the page's whole
 * life.
 */
export function LazyPage({ load }: { load: LoadPage }) {
  const portal = usePortal();
  const { pathname } = useLocation();
  const [shown, setShown] = useState(() => show(load, portal, pathname));
  // The router keeps this component from page to page.
  if (shown.load !== load) setShown(show(load, portal, pathname));
  const { Page } = shown;
  const underWay = usePageUnderWay();
  return (
    <>
      <Arrival load={load} />
      <FailureBoundary
        resetKey={Page}
        fallback={(error) => (
          <FailurePanel
            title={portal.title}
            onRetry={() => setShown({ load, Page: renew(load, portal, pathname).Page })}
          >
            {explain(error)}
          </FailurePanel>
        )}
      >
        <ProgressBar active={underWay} />
        <Suspense fallback={<PageSkeleton />}>
          <Page />
        </Suspense>
      </FailureBoundary>
    </>
  );
}

/** Notices each arrival of the router at a page, also at the one that a person comes back to before the next has come. */
const Arrival = memo(function Arrival({ load }: { load: LoadPage }) {
  // What it reads changes with each navigation that has come to its end, and with nothing before that.
  useNavigation();
  useEffect(() => leaveAllBut(load));
  useEffect(() => () => leaveAllBut(null), []);
  return null;
});
