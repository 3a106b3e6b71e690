import { createContext, useContext } from 'react';

export interface ToastOptions {
  /** Default 'good'. */
  tone?: 'info' | 'good' | 'warn' | 'bad';
  /** A link of this site that leads to what the message is about. */
  action?: { label: string; to: string };
}

/** Shows a message for a few seconds, at the foot of the page, and has it read out. */
type ShowToast = (text: string, options?: ToastOptions) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** @throws where no ToastProvider stands above. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
