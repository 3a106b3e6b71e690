import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
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
  inset: auto var(--paadam-space-4) calc(var(--paadam-space-4) + var(--paadam-foot, env(safe-area-inset-bottom, 0px)));
  z-index: 50;
  display: grid;
  justify-items: center;
  gap: var(--paadam-space-2);
  pointer-events: none;

  /* What browsers give every popover. */
  &[popover] {
    width: auto;
    height: auto;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: visible;
    color: inherit;
    background: none;
  }

  /* Above what a page keeps at the foot of the window, as a form does its button. */
  :has([data-foot-bar]) > & {
    bottom: calc(var(--paadam-space-4) + 5rem + var(--paadam-foot, env(safe-area-inset-bottom, 0px)));
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
  const region = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has moved within the page is closed, and is opened with the next toast
  useLayoutEffect(() => showOnTop(region.current), [toasts]);
  return (
    <ToastContext value={show}>
      {children}
      <Region ref={region} role="status" aria-live="polite" aria-relevant="additions">
        {toasts.map(({ id, ...toast }) => (
          <Toast key={id} id={id} {...toast} onDismiss={dismiss} />
        ))}
      </Region>
    </ToastContext>
  );
}

/**
 * On top of everything, whatever the order, the frames and the transforms of a page around are. It stays open, since a
 * live region that comes with its text is not always read out.
 */
function showOnTop(region: HTMLElement | null): void {
  if (!region || !('showPopover' in region)) return;
  region.popover = 'manual';
  if (!region.matches(':popover-open')) region.showPopover();
}
