import { ProgressBar } from '@paadam/shared/ui';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { FailureBoundary } from './FailureBoundary';
import { FailurePanel } from './FailurePanel';
import { PageSkeleton } from './PageSkeleton';
import { type PortalInfo, usePortal } from './PortalContext';
import { usePageUnderWay, whileUnderWay } from './pageUnderWay';
import { type ScriptFailure, scriptFailureOf } from './scriptFailure';

type LoadPage = () => Promise<{ default: ComponentType }>;

/** Milliseconds after which whoever waits for a page is told, whether the reason is known or not. */
const longestWait = 9_500;

/** The lazy component of each loader that has not failed, so that a page that was shown before shows at once. */
const latest = new WeakMap<LoadPage, LazyExoticComponent<ComponentType>>();

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

const renew = (load: LoadPage, { onPageFailed }: PortalInfo) => {
  const tell = async (cause: unknown, started: number): Promise<never> => {
    latest.delete(load);
    const kind = await scriptFailureOf(cause, longestWait - (performance.now() - started));
    onPageFailed?.({ kind, ms: performance.now() - started });
    throw new PageError(kind, { cause });
  };
  const page = lazy(() => {
    const started = performance.now();
    return whileUnderWay(load().catch((cause: unknown) => tell(cause, started)));
  });
  latest.set(load, page);
  return page;
};

const show = (load: LoadPage, portal: PortalInfo) => ({
  load,
  Page: latest.get(load) ?? renew(load, portal),
});

const explain = (error: unknown): string => {
  switch (error instanceof PageError ? error.kind : null) {
    case 'tampered':
      return 'This page did not arrive as it was released, so it was not started. The rest of the site works as before.';
    case 'timeout':
      return 'This page took too long to answer. The rest of the site works as before.';
    default:
      return 'This page could not be shown. The rest of the site works as before.';
  }
};

/**
 * A page whose code comes when it is first shown. React keeps a rejected `lazy` for ever, so each retry, and each
 * visit after a failure, makes a new one. `load` imports the page's module; it is one function for the page's whole
 * life.
 */
export function LazyPage({ load }: { load: LoadPage }) {
  const portal = usePortal();
  const [shown, setShown] = useState(() => show(load, portal));
  // The router keeps this component from page to page.
  if (shown.load !== load) setShown(show(load, portal));
  const { Page } = shown;
  const underWay = usePageUnderWay();
  return (
    <FailureBoundary
      resetKey={Page}
      fallback={(error) => (
        <FailurePanel title={portal.title} onRetry={() => setShown({ load, Page: renew(load, portal) })}>
          {explain(error)}
        </FailurePanel>
      )}
    >
      <ProgressBar active={underWay} />
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </FailureBoundary>
  );
}
