import type { LoggedEvent } from './queries';

/** @returns the events as JSON; their bodies are passed on as they are kept */
export const eventsJson = (events: readonly LoggedEvent[]): string =>
  `[${events
    .map(
      ({ seq, id, by, k, body, at }) =>
        `{"seq":${seq},"id":${JSON.stringify(id)},"by":"${by}","k":"${k}","b":${body},"at":"${at.toISOString()}"}`,
    )
    .join()}]`;

/** @param events JSON */
export const eventsFrame = (topic: string, events: string): string =>
  `{"t":"ev","topic":"${topic}","events":${events}}`;
