import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/ui';
import { backdrop, CloseButton, Head } from './dialog.styles';
import { slideFromLeft } from './motion';
import { useModal } from './useModal';

const SheetFrame = styled.dialog`
  width: min(20rem, calc(100vw - var(--paadam-space-12)));
  max-width: none;
  height: 100dvh;
  max-height: none;
  /* The left, whatever the direction of the page around an embed. */
  inset: 0 auto 0 0;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 0 var(--paadam-radius-card) var(--paadam-radius-card) 0;
  color: var(--paadam-ink);
  background: var(--paadam-raised);
  box-shadow: var(--paadam-shadow-lifted);
  overscroll-behavior: contain;
  ${backdrop}

  &[open] {
    animation: ${slideFromLeft} var(--paadam-motion-slow) var(--paadam-ease);
  }
`;

const SheetPanel = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paadam-space-5);
  min-height: 100%;
  padding: var(--paadam-space-5);
`;

interface SheetProps {
  open: boolean;
  /** Escape, the backdrop, the close button. Close it on a change of route, too. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
}

/** A modal panel from the left, for a phone's menu. */
export function Sheet({ open, onClose, title, children }: SheetProps) {
  const titleId = useId();
  const { props } = useModal({ open, onClose, busy: false });
  useLayoutEffect(() => {
    if (open && props.ref.current) putAtEmbed(props.ref.current);
  }, [open, props.ref]);
  return (
    <SheetFrame {...props} aria-labelledby={titleId}>
      {open && (
        <SheetPanel>
          <Head>
            <h2 id={titleId}>{title}</h2>
            <CloseButton type="button" aria-label={words.close()} onClick={onClose}>
              <X size={20} aria-hidden />
            </CloseButton>
          </Head>
          {children}
        </SheetPanel>
      )}
    </SheetFrame>
  );
}

/** In a column of another person's page, the window's left edge is far from the button that opened the menu. */
function putAtEmbed(sheet: HTMLElement): void {
  const ground = sheet.closest('[data-paadam-ground]');
  if (!ground) return;
  const room = document.documentElement.clientWidth - sheet.offsetWidth;
  sheet.style.left = `${Math.max(0, Math.min(ground.getBoundingClientRect().left, room))}px`;
}
