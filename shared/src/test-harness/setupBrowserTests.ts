import '@testing-library/jest-dom';
import { installDialogInJsdom } from './dialogInJsdom';
import { server } from './server';

// A test of rendering on a server has no DOM.
if ('HTMLDialogElement' in globalThis) installDialogInJsdom();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
