import { type ReactNode, useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Toast } from './Toast';
import { ToastContext, type ToastOptions } from './toastContext';

interface ShownToast extends ToastOptions {
  id: number;
  text: string;
}

/** More would hide the page; the oldest goes. */
const mostAtOnce = 3;

const Region = styled.div`
  position: fixed;
  inset-inline: var(--paadam-space-4);
  bottom: calc(var(--paadam-space-4) + env(safe-area-inset-bottom));
  z-index: 50;
  display: grid;
  justify-items: center;
  gap: var(--paadam-space-2);
  pointer-events: none;

  /* Above what a page keeps at the foot of the window, as a form does its button. */
  :has([data-foot-bar]) > & {
    bottom: calc(var(--paadam-space-4) + 5rem + env(safe-area-inset-bottom));
  }
`;

/**
 * Holds the toasts of what stands inside it, and the live region in which they are read out. Stands within the
 * router, since a toast may hold a link.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const lastId = useRef(0);
  const show = useCallback((text: string, options: ToastOptions = {}) => {
    lastId.current += 1;
    const toast = { ...options, text, id: lastId.current };
    setToasts((shown) => [...shown, toast].slice(-mostAtOnce));
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <Region role="status" aria-live="polite" aria-relevant="additions">
        {toasts.map(({ id, ...toast }) => (
          <Toast key={id} id={id} {...toast} onDismiss={dismiss} />
        ))}
      </Region>
    </ToastContext>
  );
}
