import { VisuallyHidden } from '@paadam/shared/ui';
import { isComposing } from '@paadam/shared/ui/keyboard';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import * as words from '../../messages/board';
import type { BoardSession } from './BoardSession';
import { pressKey } from './boardKeys';
import { boardLooks } from './boardLook';
import { Stage, WritingBox } from './boardParts';
import type { BoardState } from './boardState';
import { describePage } from './describeItem';
import { hearPointers } from './pointers';
import { useScheme } from './useScheme';

interface BoardStageProps {
  session: BoardSession;
  state: BoardState;
  /** Files that were dropped here, or pasted. */
  onFiles: (files: readonly File[]) => void;
  children?: ReactNode;
}

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

  const take = (event: ClipboardEvent | DragEvent, files: FileList | undefined) => {
    if (!files?.length || !state.mayDraw) return;
    event.preventDefault();
    onFiles([...files]);
  };

  const { pageNumber, pages, page, writing, view } = state;
  const items = session.model.itemsOf(page.id);
  // A new item is added to the same list.
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
      onPaste={(event) => take(event, event.clipboardData.files)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer.files)}
    >
      <canvas ref={base} aria-hidden />
      <canvas ref={live} aria-hidden style={{ cursor: state.tool === 'hand' ? 'grab' : 'crosshair' }} />
      <VisuallyHidden id={hintId}>{description}</VisuallyHidden>
      {writing && (
        <WritingBox
          key={`${writing.id} ${writing.x} ${writing.y}`}
          autoFocus
          aria-label={words.textOnBoard()}
          defaultValue={writing.text}
          spellCheck={false}
          style={{
            left: (writing.x - view.x) * view.scale,
            top: (writing.y - view.y) * view.scale,
            minWidth: '4em',
            minHeight: '1.3em',
            fontSize: writing.size * view.scale,
            color: boardLooks[scheme].colours[writing.colour],
          }}
          onBlur={({ target }) => session.hand.written(target.value)}
          onKeyDown={(event) => {
            const isDone = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
            if (isComposing(event) || (event.key !== 'Escape' && !isDone)) return;
            event.preventDefault();
            event.stopPropagation();
            session.hand.written(event.currentTarget.value);
            stage.current?.focus();
          }}
        />
      )}
      {children}
    </Stage>
  );
}
