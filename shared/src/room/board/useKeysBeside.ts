import { isComposing, takesKeys } from '@paadam/shared/ui/keyboard';
import { type RefObject, useEffect } from 'react';
import type { BoardSession } from './BoardSession';
import { pressKey } from './boardKeys';

/**
 * The board's keys go on working after a button of the room was pressed, which keeps the focus or loses it to the page. They
 * leave alone what is typed somewhere, an open dialog, and the page around an embed.
 *
 * @param frame what the board stands in; while it is inert, no key reaches the board
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
