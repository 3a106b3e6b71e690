import type { Api } from '@paadam/shared/api';
import type { DrawingAnswer, DrawingCall } from '@paadam/shared/contract';
import { endpoints } from '@paadam/shared/contract/endpoints';
import { isSafe } from '@paadam/shared/domain';

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/** @returns the call's path with its parameters and its query in it */
const filled = (path: string, { params = {}, query = {} }: Parts): string => {
  const pathname = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) asked.append(name, String(value));
  }
  return asked.size > 0 ? `${pathname}?${asked}` : pathname;
};

/**
 * The API's client where the server draws a page.
 *
 * @param makeCall makes one call in the name of the person who asked for the page
 * @returns the client; what changes something, it refuses
 */
export const createDrawingApi = (makeCall: (call: DrawingCall) => Promise<DrawingAnswer>): Api => {
  const calls = Object.entries(endpoints).map(([name, { method, path }]) => [
    name,
    async (parts: Parts = {}) => {
      if (!isSafe(method, path)) throw new Error(`Drawing a page does not call ${name}.`);
      const { status, body } = await makeCall({ path: filled(path, parts) });
      if (typeof body === 'object' && body !== null && 'success' in body && status < 400) return body;
      // An `ApiError` that speaks of the session would be waited upon until a person signs in.
      throw new Error(`The API answered ${name} with ${status}.`);
    },
  ]);
  return { ...Object.fromEntries(calls), keepToken: () => {}, baseURL: '/api' };
};
