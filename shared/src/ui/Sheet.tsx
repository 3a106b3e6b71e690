import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
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
