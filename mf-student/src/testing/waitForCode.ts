import { configure } from '@testing-library/react';

// The first visit of a page in a file waits until its code is compiled.
configure({ asyncUtilTimeout: 8_000 });
jest.setTimeout(30_000);
