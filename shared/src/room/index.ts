export type {
  Ephemeral,
  Peer,
  RefusedOperation,
  RoomEngine,
  RoomEvent,
  RoomGreeting,
  RoomLink,
  RoomPerson,
  RoomState,
} from './link/RoomLink';
