import { VisuallyHidden } from '@paadam/shared/ui';
import { isComposing } from '@paadam/shared/ui/keyboard';
import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import * as words from '../messages/board';
import type { BoardSession } from './BoardSession';
import { Stage, WritingBox } from './board.styles';
import { pressKey } from './boardKeys';
import { boardLooks } from './boardLook';
import type { BoardState } from './boardState';
import { describePage } from './describeItem';
import { hearPointers } from './pointers';
import { fontFamily } from './textLayout';
import { useScheme } from './useScheme';

interface BoardStageProps {
  session: BoardSession;
  state: BoardState;
  /** Called with files that were dropped on the board. */
  onFiles: (files: readonly File[]) => void;
  children?: ReactNode;
}

/** Fits the text box to its text in browsers without `field-sizing`. */
const fit = (box: HTMLTextAreaElement | null): void => {
  if (!box || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
  box.style.width = box.style.maxWidth;
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight}px`;
};

/** Where the board is seen and drawn on. */
export function BoardStage({ session, state, onFiles, children }: BoardStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const base = useRef<HTMLCanvasElement>(null);
  const live = useRef<HTMLCanvasElement>(null);
  const hintId = useId();
  const scheme = useScheme(stage);

  useEffect(() => session.wear(scheme), [session, scheme]);

  useEffect(() => {
    if (!stage.current || !base.current || !live.current) return;
    session.paintOn(base.current, live.current);
    const element = stage.current;
    const measure = () =>
      session.resize(element.clientWidth, element.clientHeight, window.devicePixelRatio || 1);
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(element);
    const stop = hearPointers(live.current, session);
    return () => {
      observer?.disconnect();
      stop();
    };
  }, [session]);

  const press = (event: KeyboardEvent) => {
    if (event.target === stage.current && pressKey(session, event, true)) event.preventDefault();
  };

  const drop = (event: DragEvent) => {
    const { files } = event.dataTransfer;
    event.preventDefault();
    if (files.length > 0) onFiles([...files]);
    else session.copies.paste('', event.dataTransfer.getData('text/plain'));
  };

  const { pageNumber, pages, page, writing, view } = state;
  const items = session.model.itemsOf(page.id);
  // The model adds new items to the same array.
  const description = useMemo(() => describePage(items), [items, items.length]);
  return (
    <Stage
      ref={stage}
      role="application"
      aria-roledescription={words.board()}
      aria-label={words.stage({ number: pageNumber, pages: pages.length })}
      aria-describedby={hintId}
      tabIndex={0}
      onKeyDown={press}
      onBlur={() => session.hand.aim(null)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <canvas ref={base} aria-hidden />
      <canvas ref={live} aria-hidden style={{ cursor: state.tool === 'hand' ? 'grab' : 'crosshair' }} />
      <VisuallyHidden id={hintId}>{description}</VisuallyHidden>
      {writing?.page === page.id && (
        <WritingBox
          key={writing.turn}
          ref={fit}
          // A refused text that opens again must not take the focus from the current work.
          autoFocus={writing.problem === null}
          aria-label={words.textOnBoard()}
          defaultValue={writing.text}
          spellCheck={false}
          style={{
            left: (writing.x - view.x) * view.scale,
            top: (writing.y - view.y) * view.scale,
            maxWidth: writing.room * view.scale + 1,
            // A text that is longer than the visible area scrolls in the box.
            maxHeight: `max(3.9em, calc(100% - ${(writing.y - view.y) * view.scale}px))`,
            minWidth: '4em',
            minHeight: '1.3em',
            fontFamily,
            fontSize: writing.size * view.scale,
            color: boardLooks[scheme].colours[writing.colour],
            // Items below shine through, without hindering reading.
            background: `color-mix(in srgb, ${boardLooks[scheme].sheet} 90%, transparent)`,
          }}
          aria-invalid={writing.problem !== null}
          onChange={({ target }) => {
            session.hand.draft(target.value);
            fit(target);
          }}
          onBlur={({ target }) => session.hand.written(target.value, writing.turn)}
          onKeyDown={(event) => {
            const isDone = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
            if (isComposing(event) || (event.key !== 'Escape' && !isDone)) return;
            event.preventDefault();
            event.stopPropagation();
            if (session.hand.written(event.currentTarget.value, writing.turn)) stage.current?.focus();
          }}
        />
      )}
      {children}
    </Stage>
  );
}
