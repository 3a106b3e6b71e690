import type { RoomLogEvent } from '@paadam/shared/contract';
import { Button, Notice } from '@paadam/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { BoardModel } from '../board/BoardModel';
import { describePage } from '../board/describeItem';
import { Pictures } from '../board/Pictures';
import { useScheme } from '../board/useScheme';
import * as words from '../messages/room';
import { drawPage, pdfOf, pngOf, save } from './takeAway';

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-3);
`;

const Sheet = styled.canvas`
  display: block;
  width: 100%;
  height: auto;
  border: 1px solid var(--paadam-edge);
  border-radius: var(--paadam-radius-small);
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-2);
`;

interface BoardPagesProps {
  events: readonly RoomLogEvent[];
  /** Fetches a picture of the board; null while that cannot be done yet. */
  load: ((file: string) => Promise<Blob>) | null;
  /** The first part of the names of what is saved. */
  name: string;
}

/** The board of a lesson that was, page by page, to be looked at and taken away. */
export function BoardPages({ events, load, name }: BoardPagesProps) {
  const [drawn, drawAgain] = useReducer((count: number) => count + 1, 0);
  const [at, setAt] = useState(0);
  const [busy, setBusy] = useState<'png' | 'pdf' | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scheme = useScheme(canvas);
  const model = useMemo(() => {
    const made = new BoardModel();
    for (const event of events) made.apply(event);
    return made;
  }, [events]);
  const pictures = useMemo(() => new Pictures(load ?? (() => new Promise(() => {})), drawAgain), [load]);
  useEffect(() => {
    pictures.open();
    return () => pictures.close();
  }, [pictures]);

  const pages = model.pages();
  const page = pages[Math.min(at, pages.length - 1)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again as pictures come
  useEffect(() => {
    if (canvas.current && page) drawPage(canvas.current, { model, pictures }, page, { scale: 1, scheme });
  }, [model, pictures, page, scheme, drawn]);
  if (!page) return null;

  const number = pages.indexOf(page) + 1;
  const take = async (kind: 'png' | 'pdf') => {
    setBusy(kind);
    setFault(null);
    try {
      if (kind === 'png') save(await pngOf({ model, pictures }, page), words.pagePng({ name, number }));
      else save(await pdfOf({ model, pictures }), `${name}.pdf`);
    } catch {
      setFault(words.notSaved());
    } finally {
      setBusy(null);
    }
  };

  return (
    <Room>
      <Line>
        <Button
          variant="quiet"
          aria-label={words.pageBefore()}
          disabled={number === 1}
          onClick={() => setAt(number - 2)}
        >
          <ChevronLeft size={20} aria-hidden />
        </Button>
        <span role="status">{words.pageOf({ number, pages: pages.length })}</span>
        <Button
          variant="quiet"
          aria-label={words.nextPage()}
          disabled={number === pages.length}
          onClick={() => setAt(number)}
        >
          <ChevronRight size={20} aria-hidden />
        </Button>
      </Line>
      <Sheet
        ref={canvas}
        role="img"
        aria-label={words.boardPage({ number, page: describePage(model.itemsOf(page.id)) })}
      />
      <Line>
        <Button
          variant="secondary"
          busy={busy === 'png'}
          disabled={busy !== null}
          onClick={() => take('png')}
        >
          {words.savePageAsPng()}
        </Button>
        <Button
          variant="secondary"
          busy={busy === 'pdf'}
          disabled={busy !== null}
          onClick={() => take('pdf')}
        >
          {words.saveAllAsPdf()}
        </Button>
      </Line>
      {fault && <Notice tone="bad">{fault}</Notice>}
    </Room>
  );
}
