import type { ServerFrame } from '@paadam/shared/contract';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => Number.isSafeInteger(value);

/** @returns whether the value is an object whose fields pass these checks; other fields may be there */
const hasFields =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]));

const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const event = hasFields({
  seq: isCount,
  id: isText,
  by: (value) => value === null || isText(value),
  k: isText,
  at: isText,
});
const peer = hasFields({ peer: isText, user: isText, name: isText, role: isText });

/** What each kind of frame has to have. Bodies belong to the topics, whose readers check them. */
const shapes: Record<ServerFrame['t'], Check> = {
  subbed: hasFields({ topic: isText, last: isCount }),
  ev: hasFields({ topic: isText, events: listOf(event) }),
  peers: hasFields({ topic: isText, peers: listOf(peer) }),
  eph: hasFields({ topic: isText, from: isText }),
  rtc: hasFields({ topic: isText, from: isText }),
  pong: hasFields({}),
  error: hasFields({ code: isText, message: isText }),
  gone: hasFields({ topic: isText, code: isText, message: isText }),
  missed: hasFields({ topic: isText, last: isCount }),
};

/**
 * @param text of one message of the live channel
 * @returns its frame; null if it is none that this version can read. Events that are lost with it leave a gap in their numbers, which
 *   their topic notices.
 */
export const readFrame = (text: string): ServerFrame | null => {
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch {
    return null;
  }
  const { t } = (frame ?? {}) as { t?: unknown };
  const isKnown = typeof t === 'string' && Object.hasOwn(shapes, t);
  return isKnown && shapes[t as ServerFrame['t']](frame) ? (frame as ServerFrame) : null;
};
