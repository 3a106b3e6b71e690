import { type ClientFrame, clientFrames } from '@paadam/shared/contract';
import { compileCheck } from '../../access/calls/validation';

const checks = new Map(
  Object.entries(clientFrames).map(([t, schema]) => {
    let check: ((value: unknown) => boolean) | undefined;
    return [
      t,
      (value: unknown): value is ClientFrame => {
        check ??= compileCheck(schema);
        return check(value);
      },
    ] as const;
  }),
);

/** @returns the frame that the text is; null: it is none */
export const readFrame = (text: string): ClientFrame | null => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || !('t' in value) || typeof value.t !== 'string')
    return null;
  return checks.get(value.t)?.(value) ? (value as ClientFrame) : null;
};
