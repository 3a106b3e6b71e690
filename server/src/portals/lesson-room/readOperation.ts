import { type LiveOp, roomBodies } from '@paadam/shared/contract';
import {
  type ErrorCode,
  type RoomEphemeralKind,
  type RoomEventKind,
  type RoomRole,
  roomEphemeralKinds,
  roomLimits,
} from '@paadam/shared/domain';
import { compileCheck, isStorable } from '../../access/calls/validation';
import type { Sentence } from '../../foundation/http/HttpError';
import * as words from '../../messages/lesson-room';
import type { Operation } from './changes';
import { cleanBody } from './cleanBody';

export interface Refused {
  code: ErrorCode;
  sentence: Sentence;
}

const checks = new Map<string, (value: unknown) => boolean>();

const isBody = (k: RoomEventKind, b: unknown): boolean => {
  const check = checks.get(k) ?? compileCheck(roomBodies[k]);
  checks.set(k, check);
  return check(b);
};

const isKind = (k: string): k is RoomEventKind => Object.hasOwn(roomBodies, k);

/**
 * What can be said of an operation without a look at the log.
 *
 * @returns the operation as it is put into the log, or why it is refused
 */
export const readOperation = (
  { id, k, b }: LiveOp,
  { id: by, role }: { id: string; role: RoomRole },
): Operation | Refused => {
  if (role === 'parent') return { code: 'forbidden', sentence: words.parentsWatch };
  if (!isKind(k) || !isBody(k, b) || !isStorable(b)) {
    return { code: 'validation_failed', sentence: words.notForBoard };
  }
  if (k === 'lock' && role !== 'tutor') {
    return { code: 'forbidden', sentence: words.onlyTutorLocks };
  }
  const cleaned = cleanBody(k, b);
  if (cleaned === null) return { code: 'validation_failed', sentence: words.notForBoard };
  const body = JSON.stringify(cleaned);
  if (Buffer.byteLength(body) > roomLimits.operationBytes) {
    return { code: 'body_too_large', sentence: words.tooLarge };
  }
  return { id, by, isTutors: role === 'tutor', k, body };
};

const ofWatchers: readonly RoomEphemeralKind[] = ['hand', 'media'];

/** @returns how many numbers of a stroke under way the body contains */
export const inkNumbers = (b: unknown): number => {
  const { k, points } = b as { k?: unknown; points?: unknown };
  return k === 'ink' && Array.isArray(points) ? points.length : 0;
};

/** @returns whether that may pass through the room; what may not is dropped, as anything of its kind can be */
export const mayPass = (b: unknown, role: RoomRole): boolean => {
  if (typeof b !== 'object' || b === null || !('k' in b)) return false;
  if (inkNumbers(b) > roomLimits.inkUnderWay.atOnce) return false;
  const kinds = role === 'parent' ? ofWatchers : roomEphemeralKinds;
  return kinds.some((k) => k === b.k);
};
