/**
 * The folders of `src`, lowest first. A folder imports, by value and by type, from the folders above its own in this list
 * alone. `npm run check` enforces it. Tests and `testing` may import from all of them.
 */
const layers = [
  // Rules, dates, money: no DOM, no network.
  'domain',
  // The language that is spoken.
  'words',
  // The calls of the API and their shapes.
  'contract',
  // The names of React Router that portals share.
  'router',
  // The client of the API.
  'api',
  // The store: session, notices, and what slices and sagas are made with.
  'state',
  // Styles and controls. They know no store.
  'ui',
  // What a screen shows while it loads, and where loading failed.
  'loading',
  // What a portal is made with.
  'portal',
  // The frame of a signed-in portal.
  'panel',
  // What the shell shows around portals.
  'host',
  // A portal in a page elsewhere.
  'mount',
];

/**
 * Files that the first view of the site does not need, as paths in the package. The build of the shell keeps them out of
 * the chunk that every page loads: they come with the features, or with the first call.
 */
const late = {
  features: ['src/domain/bookingStates.ts', 'src/domain/live.ts'],
  calls: ['src/api/http.ts', 'src/contract/endpoints.ts'],
  suspension: ['src/host/SuspendedPage.tsx', 'src/messages/suspended.ts'],
};

module.exports = { layers, late };
