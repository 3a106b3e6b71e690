/**
 * The features, lowest first: folders here, each a workspace `@paadam/<name>`. A feature imports `@paadam/shared` and the
 * features above its own in this list, by their entries. `npm run check` enforces it. A new feature gets its place here and
 * in `workspaces` of the root's package.json; the comments say where the next ones belong.
 */
const features = [
  // The live channel, and what news make open pages do.
  'live',
  // A person's own data: profile, photo, sign-in, linked people, connected calendars. Next after it: files, verification.
  'profile',
  // Lessons: request, answer, move, cancel, pay, review. Next after it: progress.
  'bookings',
  // The list of payments, and a payment with its documents.
  'payments',
  // The calendar screen of the portals. Next after it: messages, notices.
  'calendar',
  // The lesson room: board, call, chat, and the record of a lesson. Next after it: family.
  'lesson-room',
];

module.exports = { features };
