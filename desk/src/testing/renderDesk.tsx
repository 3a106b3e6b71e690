import type { DeskSession } from '@paadam/shared/contract';
import { deskRights } from '@paadam/shared/domain';
import { createMemoryRouter } from '@paadam/shared/router';
import { apiUrl, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { render } from '@testing-library/react';
import { createDeskApi } from '../api/deskApi';
import { Desk, deskRoutes } from '../frame/Desk';

export const anOperator = (
  changes: Partial<NonNullable<DeskSession['operator']>> = {},
): NonNullable<DeskSession['operator']> => ({
  _id: '01936e5a-0000-7000-8000-00000000000a',
  name: 'Olivia Operator',
  email: 'operator@paadam.test',
  rights: [...deskRights],
  ...changes,
});

export const sessionOf = (
  operator: DeskSession['operator'],
  step: DeskSession['step'] = operator ? 'in' : 'password',
): DeskSession => ({ step, operator, token: 'a-token' });

/** Answers one call of the desk. */
export const answer = (
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  data: unknown,
  more: object = {},
) => server.use(http[method](apiUrl(`/desk${path}`), () => HttpResponse.json({ ...ok(data), ...more })));

/** Refuses it. */
export const refuse = (
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  status: number,
  code: string,
  message: string,
  fields?: Record<string, string>,
) =>
  server.use(
    http[method](apiUrl(`/desk${path}`), () =>
      HttpResponse.json({ success: false, code, message, ...(fields && { fields }) }, { status }),
    ),
  );

/** Shows the desk at an address, to who is signed in there; null: to no one. */
export const renderDesk = (path = '/desk', operator: DeskSession['operator'] = anOperator()) => {
  answer('get', '/session', sessionOf(operator));
  const router = createMemoryRouter(deskRoutes, { initialEntries: [path] });
  return { ...render(<Desk api={createDeskApi()} font="/font.woff2" router={router} />), router };
};
