import type { BoardBodies } from '@paadam/shared/contract';
import type { RoomEvent } from '../link/RoomLink';

/** @returns whether the event is a message of the chat */
export const isChat = (event: RoomEvent): event is RoomEvent & { b: BoardBodies['chat'] } =>
  event.k === 'chat' && typeof (event.b as Partial<BoardBodies['chat']> | null)?.text === 'string';
