/**
 * The wings of the server and their rooms, lowest first. A room imports, by value and by type, from the wings above its own in
 * this list and from the rooms above it in its wing. SQL stands in each room's queries and changes. `npm run check` enforces
 * both. The comment of a wing says which new rooms belong there (decision 0125).
 */
const wings = {
  // What knows nothing of lessons: settings, database, HTTP, jobs, mail.
  foundation: [
    'text',
    'config',
    'db',
    'encryption',
    'http',
    'outgoing',
    'jobs',
    'mail',
    'audit',
    'rate-limits',
  ],
  // Who may do what: sessions, suspensions, which parent stands for which child, the admission of a call.
  access: ['guardianship', 'suspensions', 'sessions', 'calls'],
  // What reaches open pages at once. New: notices.
  realtime: ['live', 'news'],
  // Accounts, tutors and what they offer. New: files, settings, verification.
  people: ['availability', 'accounts', 'subjects', 'tutors', 'pictures', 'profiles'],
  // Bookings and what one depends on: busy times elsewhere, and the ledger that a booking posts to.
  lessons: ['external-calendars', 'ledger', 'bookings'],
  // Money that moves: into the site, to tutors, on paper.
  money: ['payments', 'invoices', 'payouts'],
  // What the pages of one role ask for. New: messages, progress, family, own-data.
  portals: ['reviews', 'teaching', 'agenda', 'parents', 'lesson-room', 'calendar-feeds', 'contact'],
  // Documents and files of the public site, and what observes the server.
  site: ['form-posts', 'health', 'metrics', 'rendering', 'edge', 'telemetry'],
  // What operators and periodic work need. New: cases, figures.
  operations: ['desk', 'openapi', 'upkeep', 'plugins'],
  // Sample data and what tests share.
  development: ['sample-data', 'testing'],
};

const rooms = Object.entries(wings).flatMap(([wing, names]) => names.map((name) => `${wing}/${name}`));

const tests = '\\.test\\.ts$';
/** The files beside the wings put the rooms together; `paths.ts` and the messages are for every room. */
const together = '^server/src/(?!paths\\.ts$)[^/]+$';

const roomRules = rooms.slice(0, -1).map((room, place) => ({
  name: `server-room-${room.replace('/', '-')}`,
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
    from: { path: `^server/src/(?!(${rooms.join('|')}|messages)/)[^/]+/` },
    to: {},
  },
  {
    name: 'sql-in-queries-and-changes',
    comment: 'Tables, statements and the driver are for files named queries or changes, and for db.',
    severity: 'error',
    from: {
      path: '^server/src/',
      pathNot: [
        tests,
        '^server/src/(foundation/db|development/(sample-data|testing))/',
        '/(queries|changes)(/|\\.ts$)',
      ],
    },
    to: { path: ['(^|/)node_modules/(@types/)?(drizzle-orm|pg)/', '^server/src/foundation/db/schema'] },
  },
];
