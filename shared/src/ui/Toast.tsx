import { Link } from '@paadam/shared/router';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/ui';
import { rise } from './motion';
import type { ToastOptions } from './toastContext';

type ToastTone = 'info' | 'good' | 'warn' | 'bad';

const signColour: Record<ToastTone, string> = { info: 'brand', good: 'good', warn: 'warn', bad: 'bad' };

const Slip = styled.div<{ $tone: ToastTone }>`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-3);
  max-width: min(32rem, 100%);
  min-height: 3.25rem;
  padding: var(--paadam-space-1) var(--paadam-space-1) var(--paadam-space-1) var(--paadam-space-4);
  border: 1px solid var(--paadam-card-line);
  border-radius: var(--paadam-radius-control);
  line-height: 1.4;
  color: var(--paadam-ink);
  background: var(--paadam-raised);
  box-shadow: var(--paadam-shadow-lifted);
  pointer-events: auto;
  animation: ${rise} var(--paadam-motion-slow) var(--paadam-ease);

  & > svg {
    flex: none;
    color: var(--paadam-${({ $tone }) => signColour[$tone]});
  }

`;

const Content = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--paadam-space-5);
  min-width: 0;
  padding-block: var(--paadam-space-1);

  & > span {
    flex: 1 1 13rem;
  }

  & > a {
    padding-block: 0.6875rem;
    font-weight: 600;
  }
`;

const Dismiss = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: var(--paadam-control-height);
  height: var(--paadam-control-height);
  border: 0;
  border-radius: var(--paadam-radius-small);
  color: var(--paadam-muted);
  background: none;

  &:hover {
    color: var(--paadam-ink);
    background: var(--paadam-hover);
  }
`;

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
      <Dismiss type="button" aria-label={words.dismiss()} onClick={() => onDismiss(id)}>
        <X size={18} aria-hidden />
      </Dismiss>
    </Slip>
  );
}
