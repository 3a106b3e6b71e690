import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect } from 'react';
import { CloseButton, Head } from './dialogParts';
import { SheetFrame, SheetPanel } from './sheetParts';
import { useModal } from './useModal';

export interface SheetProps {
  open: boolean;
  /** Escape, the backdrop, the close button. Close it on a change of route, too. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
}

/** A modal panel from the left, for a phone's menu. */
export function Sheet({ open, onClose, title, children }: SheetProps) {
  const titleId = useId();
  const modal = useModal({ open, onClose, busy: false });
  useLayoutEffect(() => {
    if (open && modal.ref.current) putAtEmbed(modal.ref.current);
  }, [open, modal.ref]);
  return (
    <SheetFrame {...modal} aria-labelledby={titleId}>
      {open && (
        <SheetPanel>
          <Head>
            <h2 id={titleId}>{title}</h2>
            <CloseButton type="button" aria-label="Close" onClick={onClose}>
              <X size={20} aria-hidden />
            </CloseButton>
          </Head>
          {children}
        </SheetPanel>
      )}
    </SheetFrame>
  );
}

/** In a column of somebody else's page, the window's left edge is far from the button that opened the menu. */
function putAtEmbed(sheet: HTMLElement): void {
  const ground = sheet.closest('[data-paadam-ground]');
  if (!ground) return;
  const room = document.documentElement.clientWidth - sheet.offsetWidth;
  sheet.style.left = `${Math.max(0, Math.min(ground.getBoundingClientRect().left, room))}px`;
}
