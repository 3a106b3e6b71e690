/**
 * The server's rooms, lowest first: each imports from those above it in this list, by value and by type, and from none
 * below, and SQL stands in each room's queries and changes. `npm run check` holds them to it.
 */
const rooms = [
  'text',
  'config',
  'db',
  'sealing',
  'http',
  'outgoing',
  'jobs',
  'mail',
  'audit',
  'rate-limits',
  'family',
  'suspensions',
  'sessions',
  'calls',
  'live',
  'news',
  'calendar',
  'accounts',
  'subjects',
  'tutors',
  'pictures',
  'profiles',
  'outside-calendars',
  'money',
  'bookings',
  'payments',
  'invoices',
  'payouts',
  'reviews',
  'teaching',
  'own-calendar',
  'parents',
  'lesson-room',
  'lesson-calendar',
  'contact',
  'plain-posts',
  'health',
  'metrics',
  'drawing',
  'edge',
  'telemetry',
  'desk',
  'openapi',
  'upkeep',
  'plugins',
  'sample-data',
  'testing',
];

const tests = '\\.test\\.ts$';
/** What stands beside the rooms puts them together; this one is for all of them. */
const together = '^server/src/(?!paths\\.ts$)[^/]+$';

const roomRules = rooms.slice(0, -1).map((room, place) => ({
  name: `server-room-${room}`,
  comment: 'The rooms of the server have an order: see server/rooms.cjs.',
  severity: 'error',
  from: { path: `^server/src/${room}/`, pathNot: tests },
  to: { path: [`^server/src/(${rooms.slice(place + 1).join('|')})/`, together] },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  ...roomRules,
  {
    name: 'server-room-in-order',
    comment: 'A new room of the server has a place in the order of server/rooms.cjs.',
    severity: 'error',
    from: { path: `^server/src/(?!(${rooms.join('|')})/)[^/]+/` },
    to: {},
  },
  {
    name: 'sql-in-queries-and-changes',
    comment: 'Tables, statements and the driver are for files named queries or changes, and for db.',
    severity: 'error',
    from: {
      path: '^server/src/',
      pathNot: [tests, '^server/src/(db|sample-data|testing)/', '/(queries|changes)(/|\\.ts$)'],
    },
    to: { path: ['(^|/)node_modules/(@types/)?(drizzle-orm|pg)/', '^server/src/db/schema\\.ts$'] },
  },
];
