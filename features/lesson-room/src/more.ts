// What few lessons need at once: one file, which comes once the room stands, or when something of it is opened.
export { BoardKeys } from './board/BoardKeys';
export { describeEvents } from './board/describeEvents';
export { insertFiles } from './board/insertFiles';
export { Chat } from './chat/Chat';
export { Settings } from './Settings';
