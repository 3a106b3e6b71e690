/**
 * @param path of the call, below `/api`
 * @returns whether the call changes nothing, so that it needs no CSRF token; `GET /logout` does change something
 */
export const isSafe = (method: string, path: string | undefined): boolean =>
  (method === 'GET' || method === 'HEAD') && path !== '/logout';
