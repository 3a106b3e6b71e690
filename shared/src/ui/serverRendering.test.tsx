/** @jest-environment node */

import { createMemoryRouter, RouterProvider } from '@paadam/shared/router';
import { renderToString } from 'react-dom/server';
import { CodeField } from './CodeField';
import * as ui from './index';

test('the kit renders on a server, where there is no window', () => {
  expect(typeof window).toBe('undefined');
  const page = (
    <ui.ToastProvider>
      <ui.GlobalStyle />
      <ui.PageTitle>Welcome Back</ui.PageTitle>
      <ui.Field label="Verify OTP">
        <CodeField value="12" onChange={() => undefined} />
      </ui.Field>
      <ui.Dialog open={false} onClose={() => undefined} title="Confirm" />
      <ui.Avatar name="Asha" src="/a.png" />
      <ui.Stat value="898" label="Expert Tutors" countUp />
      <ui.ErrorState title="Failed to load subjects" onRetry={() => undefined} />
    </ui.ToastProvider>
  );
  const router = createMemoryRouter([{ path: '/', element: page }]);
  expect(renderToString(<RouterProvider router={router} />)).toContain('Welcome Back');
});
