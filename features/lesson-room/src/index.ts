export { LessonRoomPage } from './LessonRoomPage';
export type {
  Ephemeral,
  Peer,
  RefusedOperation,
  RoomEngine,
  RoomEvent,
  RoomFiles,
  RoomGreeting,
  RoomLink,
  RoomPerson,
  RoomState,
} from './link/RoomLink';
