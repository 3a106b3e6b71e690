import { takesKeys } from '@paadam/shared/ui/keyboard';
import { type RefObject, useEffect } from 'react';
import type { BoardSession } from './BoardSession';

/** The clipboard's type for items copied from a board. */
const boardType = 'application/x-paadam-board';
const events = ['copy', 'cut', 'paste'] as const;
/** WebKit sends no copy event without a text selection, unless these events are cancelled. */
const before = ['beforecopy', 'beforecut', 'beforepaste'] as const;

/**
 * Connects the board to the clipboard: copies and cuts the selection, and pastes items, text or files. Ignores selected text of the page,
 * and text fields.
 *
 * @param frame the element around the board; while it is inert, the board gets no events
 */
export const useClipboard = (
  frame: RefObject<HTMLElement | null>,
  session: BoardSession,
  onFiles: (files: readonly File[]) => void,
): void => {
  useEffect(() => {
    const root = frame.current?.getRootNode() as Document | ShadowRoot | undefined;
    const isForBoard = (event: Event): boolean => {
      if (event.defaultPrevented || frame.current?.closest('[inert]')) return false;
      if (root?.querySelector('dialog[open]')) return false;
      return !takesKeys(event.target);
    };
    const use = (event: Event): void => {
      const { type, clipboardData } = event as ClipboardEvent;
      if (!clipboardData || !isForBoard(event)) return;
      if (type === 'paste') {
        const files = [...clipboardData.files];
        if (files.length > 0) onFiles(files);
        else if (!session.copies.paste(clipboardData.getData(boardType), clipboardData.getData('text/plain')))
          return;
        event.preventDefault();
        return;
      }
      if (document.getSelection()?.isCollapsed === false) return;
      const copied = type === 'cut' ? session.copies.cut() : session.copies.copy();
      if (!copied) return;
      clipboardData.setData(boardType, copied.mark);
      clipboardData.setData('text/plain', copied.text);
      event.preventDefault();
    };
    const allow = (event: Event): void => {
      const isUsed = event.type === 'beforepaste' || session.state().selected.length > 0;
      if (isUsed && isForBoard(event)) event.preventDefault();
    };
    for (const type of events) root?.addEventListener(type, use);
    for (const type of before) root?.addEventListener(type, allow);
    return () => {
      for (const type of events) root?.removeEventListener(type, use);
      for (const type of before) root?.removeEventListener(type, allow);
    };
  }, [frame, session, onFiles]);
};
