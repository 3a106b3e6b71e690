import { isComposing, takesKeys } from '@paadam/shared/ui/keyboard';
import { type RefObject, useEffect } from 'react';
import type { BoardSession } from './BoardSession';
import { pressKey } from './boardKeys';

/**
 * Keeps the board's keys working after a button of the room was pressed, while the button or the page has the focus. Ignores text fields,
 * an open dialog, and the page around an embed.
 *
 * @param frame the element around the board; while it is inert, the board gets no keys
 */
export const useKeysBeside = (frame: RefObject<HTMLElement | null>, session: BoardSession): void => {
  useEffect(() => {
    const root = frame.current?.getRootNode() as Document | ShadowRoot | undefined;
    const press = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.defaultPrevented || isComposing(event)) return;
      if (takesKeys(event.target) || frame.current?.closest('[inert]')) return;
      if (root?.querySelector('dialog[open]')) return;
      if (pressKey(session, event, false)) event.preventDefault();
    };
    root?.addEventListener('keydown', press);
    return () => root?.removeEventListener('keydown', press);
  }, [frame, session]);
};
