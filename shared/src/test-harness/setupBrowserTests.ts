import '@testing-library/jest-dom';
import { installDialogInJsdom } from './dialogInJsdom';
import { server } from './server';

installDialogInJsdom();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
