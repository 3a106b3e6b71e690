import { ProgressBar } from '@paadam/shared/ui';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { FailureBoundary } from './FailureBoundary';
import { FailurePanel } from './FailurePanel';
import { PageSkeleton } from './PageSkeleton';
import { usePortal } from './PortalContext';
import { usePageUnderWay, whileUnderWay } from './pageUnderWay';

type LoadPage = () => Promise<{ default: ComponentType }>;

/** The lazy component of each loader that has not failed, so that a page that was shown before shows at once. */
const latest = new WeakMap<LoadPage, LazyExoticComponent<ComponentType>>();

const renew = (load: LoadPage) => {
  const page = lazy(() =>
    whileUnderWay(load()).catch((error: unknown) => {
      latest.delete(load);
      throw error;
    }),
  );
  latest.set(load, page);
  return page;
};

const show = (load: LoadPage) => ({ load, Page: latest.get(load) ?? renew(load) });

/**
 * A page whose code comes when it is first shown. React keeps a rejected `lazy` for ever, so each retry, and each
 * visit after a failure, makes a new one. `load` imports the page's module; it is one function for the page's whole
 * life.
 */
export function LazyPage({ load }: { load: LoadPage }) {
  const { title } = usePortal();
  const [shown, setShown] = useState(() => show(load));
  // The router keeps this component from page to page.
  if (shown.load !== load) setShown(show(load));
  const { Page } = shown;
  const underWay = usePageUnderWay();
  return (
    <FailureBoundary
      resetKey={Page}
      fallback={() => (
        <FailurePanel title={title} onRetry={() => setShown({ load, Page: renew(load) })}>
          This page could not be shown. The rest of the site works as before.
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
