import type { AuthData } from '@paadam/shared/contract';
import { anAuthData } from '@paadam/shared/testing';

/** A parent of one child, Arun. */
export const aParent = (): AuthData =>
  anAuthData({
    role: 'parent',
    children: [{ _id: 'arun', name: 'Arun Raman', email: 'arun@example.test' }],
  });
