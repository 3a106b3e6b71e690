import { useHome } from '@paadam/shared/portal';
import { ToastProvider } from '@paadam/shared/ui';
import type { ReactNode } from 'react';
import { AfterSignOut } from './AfterSignOut';
import { NoticeToasts } from './NoticeToasts';
import { SessionDialog } from './SessionDialog';

/** What every host has around its pages: toasts, notices, the sign-in dialog, the way home after a sign-out. */
export function HostFrame({ children }: { children: ReactNode }) {
  const home = useHome();
  return (
    // Within the router, since a toast may hold a link.
    <ToastProvider>
      {children}
      <SessionDialog />
      <AfterSignOut home={home} />
      <NoticeToasts />
    </ToastProvider>
  );
}
