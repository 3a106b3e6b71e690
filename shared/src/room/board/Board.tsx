import { Avatar, Dialog, VisuallyHidden } from '@paadam/shared/ui';
import { ChevronLeft, ChevronRight, FilePlus, Scan, ZoomIn, ZoomOut } from 'lucide-react';
import { type ChangeEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { LatePart } from '../late';
import type { RoomLink } from '../link/RoomLink';
import { more } from '../morePart';
import { BoardSession } from './BoardSession';
import { BoardStage } from './BoardStage';
import { BoardTools } from './BoardTools';
import { Bar, Frame, Group, Hint, Hints, Sign, ToolButton, Word } from './boardParts';
import { useScheme } from './useScheme';

interface BoardProps {
  link: RoomLink;
  /** Looks on alone, as a parent does. Default: by the role. */
  readOnly?: boolean;
}

/** The lesson's board. It fills the box it is in. */
export function Board({ link, readOnly = link.you.role === 'parent' }: BoardProps) {
  const session = useMemo(() => new BoardSession(link, readOnly, more.bring), [link, readOnly]);
  useEffect(() => session.start(), [session]);
  const state = useSyncExternalStore(session.subscribe, session.state);
  const frame = useRef<HTMLElement>(null);
  const scheme = useScheme(frame);
  const input = useRef<HTMLInputElement>(null);
  const [work, setWork] = useState<{ text: string; stop: () => void } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [showsKeys, setShowsKeys] = useState(false);

  const insert = async (files: readonly File[]) => {
    const stopping = new AbortController();
    setFault(null);
    const onProgress = (text: string) => setWork({ text, stop: () => stopping.abort() });
    const inserting = more
      .bring()
      .then(({ insertFiles }) =>
        insertFiles({ files, session, add: link.files.add, signal: stopping.signal, onProgress }),
      );
    setFault(await inserting.catch(() => 'Nothing was put in. Check your connection and choose it again.'));
    setWork(null);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again.
    target.value = '';
    if (files.length > 0) void insert(files);
  };

  const { pages, pageNumber, mayDraw, isLocked, leader, following, isLeading, elsewhere, said } = state;
  const isTutor = link.you.role === 'tutor';
  const nameOf = (peer: string) => link.peers().find((each) => each.peer === peer)?.name ?? 'The other side';

  return (
    <Frame ref={frame} aria-label="Whiteboard">
      <Bar aria-label="Pages">
        <ToolButton
          aria-label="Page before"
          disabled={pageNumber === 1}
          onClick={() => session.view.turn(-1)}
        >
          <ChevronLeft size={20} aria-hidden />
        </ToolButton>
        <span>
          Page {pageNumber} of {pages.length}
        </span>
        <ToolButton
          aria-label="Next page"
          disabled={pageNumber === pages.length}
          onClick={() => session.view.turn(1)}
        >
          <ChevronRight size={20} aria-hidden />
        </ToolButton>
        {mayDraw && (
          <ToolButton aria-label="Add a page" title="Add a page" onClick={() => session.addPage()}>
            <FilePlus size={20} aria-hidden />
          </ToolButton>
        )}
        {!leader &&
          elsewhere.map(({ name, page, number }) => (
            <ToolButton
              key={name}
              title={`${name} is on page ${number}`}
              onClick={() => session.view.goTo(page)}
            >
              <Word>
                {name} is on page {number}. <u>Go there</u>
              </Word>
              <Sign aria-hidden>
                <Avatar name={name} size={22} />
                {number}
              </Sign>
            </ToolButton>
          ))}
        {readOnly && (
          <>
            <ToolButton aria-label="Zoom in" title="Zoom in" onClick={() => session.view.zoom(1.25)}>
              <ZoomIn size={20} aria-hidden />
            </ToolButton>
            <ToolButton aria-label="Zoom out" title="Zoom out" onClick={() => session.view.zoom(0.8)}>
              <ZoomOut size={20} aria-hidden />
            </ToolButton>
          </>
        )}
        <ToolButton data-end onClick={() => session.view.fit()} title="Whole page (0)">
          <Word>Whole page</Word>
          <Sign aria-hidden>
            <Scan size={20} />
          </Sign>
        </ToolButton>
      </Bar>
      <BoardStage session={session} state={state} onFiles={(files) => void insert(files)}>
        <Hints>
          {isLocked && (
            <Hint>
              <span>
                {isTutor
                  ? 'You have locked the board: only you draw.'
                  : 'The tutor has locked the board for now.'}
              </span>
              {isTutor && (
                <button type="button" onClick={() => session.lock(false)}>
                  Unlock
                </button>
              )}
            </Hint>
          )}
          {isLeading && (
            <Hint>
              <span>The others see what you see.</span>
              <button type="button" onClick={() => session.view.lead(false)}>
                Stop
              </button>
            </Hint>
          )}
          {leader && (
            <Hint>
              <span>
                {following ? `You see what ${nameOf(leader)} sees.` : `${nameOf(leader)} shows the way.`}
              </span>
              <button type="button" onClick={() => session.view.follow(!following)}>
                {following ? 'Look around' : 'Follow'}
              </button>
            </Hint>
          )}
          {work && (
            <Hint>
              <span>{work.text}</span>
              <button type="button" onClick={work.stop}>
                Stop
              </button>
            </Hint>
          )}
          {fault && (
            <Hint role="alert">
              <span>{fault}</span>
              <button type="button" onClick={() => setFault(null)}>
                Close
              </button>
            </Hint>
          )}
        </Hints>
      </BoardStage>
      {!readOnly && (
        <BoardTools session={session} state={state} scheme={scheme} onInsert={() => input.current?.click()}>
          <Group aria-label="View">
            <ToolButton onClick={() => session.view.zoom(1.25)}>Zoom in</ToolButton>
            <ToolButton onClick={() => session.view.zoom(0.8)}>Zoom out</ToolButton>
            <ToolButton aria-pressed={isLeading} onClick={() => session.view.lead(!isLeading)}>
              Follow my view
            </ToolButton>
            {isTutor && (
              <ToolButton aria-pressed={isLocked} onClick={() => session.lock(!isLocked)}>
                Lock the board
              </ToolButton>
            )}
            <ToolButton onClick={() => setShowsKeys(true)}>Keys</ToolButton>
          </Group>
        </BoardTools>
      )}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        aria-label="Picture or PDF from a file"
        hidden
        multiple
        onChange={choose}
      />
      <Said words={said} />
      <Dialog open={showsKeys} onClose={() => setShowsKeys(false)} title="Keys of the board">
        <LatePart of={more} what="The list of keys">
          {({ BoardKeys }) => <BoardKeys />}
        </LatePart>
      </Dialog>
    </Frame>
  );
}

/** Reads out what happened, also when the same happens twice. */
function Said({ words }: { words: { words: string } }) {
  const region = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (region.current) region.current.textContent = words.words;
  }, [words]);
  return <VisuallyHidden ref={region} role="status" />;
}
