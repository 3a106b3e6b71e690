/** Longer than a paint takes that is under way; some browsers keep to themselves when they paint. */
const patienceMs = 2_000;

/** @returns a promise that is fulfilled once something is drawn; at once where no one looks at the page */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) return resolve();
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) end();
    });
    const end = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(end, patienceMs);
  });
