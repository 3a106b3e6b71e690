import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ToastOptions } from './toastContext';
import { Content, Dismiss, Slip } from './toastParts';

interface ToastProps extends ToastOptions {
  id: number;
  text: string;
  onDismiss: (id: number) => void;
}

const signs = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

/** Milliseconds; one that offers an action stays longer, and none leaves under the pointer or with focus inside. */
const stay = 6_000;
const stayWithAction = 12_000;

export function Toast({ id, text, tone = 'good', action, onDismiss }: ToastProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDismiss(id), action ? stayWithAction : stay);
    return () => clearTimeout(timer);
  }, [held, id, action, onDismiss]);
  const Sign = signs[tone];
  return (
    <Slip
      $tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Sign size={20} aria-hidden />
      <Content>
        <span>{text}</span>
        {action && (
          <Link to={action.to} onClick={() => onDismiss(id)}>
            {action.label}
          </Link>
        )}
      </Content>
      <Dismiss type="button" aria-label="Dismiss" onClick={() => onDismiss(id)}>
        <X size={18} aria-hidden />
      </Dismiss>
    </Slip>
  );
}
