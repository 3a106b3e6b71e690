import { Dialog, VisuallyHidden } from '@paadam/shared/ui';
import {
  type ChangeEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { LatePart } from '../late';
import type { RoomLink } from '../link/RoomLink';
import * as words from '../messages/board';
import { more } from '../morePart';
import { BoardBar } from './BoardBar';
import { BoardSession } from './BoardSession';
import { BoardStage } from './BoardStage';
import { BoardTools } from './BoardTools';
import { Frame, Group, Hint, Hints, ToolButton } from './board.styles';
import { useClipboard } from './useClipboard';
import { useKeysBeside } from './useKeysBeside';
import { useScheme } from './useScheme';

interface BoardProps {
  link: RoomLink;
  /** Looks on alone, as a parent does. Default: by the role. */
  readOnly?: boolean;
  /** Where to show the bar with the pages; absent: in the board itself. */
  bar?: HTMLElement | null;
}

/** The lesson's board. It fills the box it is in. */
export function Board({ link, readOnly = link.you.role === 'parent', bar = null }: BoardProps) {
  const session = useMemo(() => new BoardSession(link, readOnly, more.bring), [link, readOnly]);
  useEffect(() => session.start(), [session]);
  const state = useSyncExternalStore(session.subscribe, session.state);
  const frame = useRef<HTMLElement>(null);
  const scheme = useScheme(frame);
  useKeysBeside(frame, session);
  const input = useRef<HTMLInputElement>(null);
  const [work, setWork] = useState<{ text: string; stop: () => void } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  /** The page with the inserted files, until the person has visited it. */
  const [arrivedOn, setArrivedOn] = useState<string | null>(null);
  const [showsKeys, setShowsKeys] = useState(false);

  const insert = useCallback(
    async (files: readonly File[]) => {
      if (readOnly) return;
      if (!session.state().mayDraw) return session.warn(words.lockedByTutor());
      const stopping = new AbortController();
      const page = session.state().page.id;
      setFault(null);
      setArrivedOn(null);
      const onProgress = (text: string) => setWork({ text, stop: () => stopping.abort() });
      const inserting = more.bring().then(({ insertFiles }) =>
        insertFiles({
          files,
          page,
          session,
          add: link.files.add,
          signal: stopping.signal,
          onProgress,
          onPage: setArrivedOn,
        }),
      );
      setFault(await inserting.catch(() => words.nothingPutIn()));
      setWork(null);
    },
    [link, readOnly, session],
  );
  useClipboard(frame, session, insert);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again.
    target.value = '';
    if (files.length > 0) void insert(files);
  };

  const { pages, page, isLocked, isLeading, said, notice, writing } = state;
  useEffect(() => {
    setArrivedOn((on) => (on === page.id ? null : on));
  }, [page.id]);
  const arrived = pages.findIndex(({ id }) => id === arrivedOn);
  const isTutor = link.you.role === 'tutor';
  const ownBar = <BoardBar link={link} session={session} state={state} readOnly={readOnly} />;

  return (
    <Frame ref={frame} aria-label={words.whiteboard()}>
      {bar ? createPortal(ownBar, bar) : ownBar}
      <BoardStage session={session} state={state} onFiles={insert}>
        <Hints>
          {work && (
            <Hint>
              <span>{work.text}</span>
              <button type="button" onClick={work.stop}>
                {words.stop()}
              </button>
            </Hint>
          )}
          {arrived >= 0 && pages[arrived] !== page && (
            <Hint role="status">
              <span>{words.putInOnPage({ number: arrived + 1 })}</span>
              <button type="button" onClick={() => session.view.goTo(arrivedOn ?? page.id)}>
                {words.goThere()}
              </button>
            </Hint>
          )}
          {fault && (
            <Hint role="alert">
              <span>{fault}</span>
              <button type="button" onClick={() => setFault(null)}>
                {words.close()}
              </button>
            </Hint>
          )}
          {notice && (
            <Hint role="alert">
              <span>{notice}</span>
              <button type="button" onClick={() => session.closeNotice()}>
                {words.close()}
              </button>
            </Hint>
          )}
          {writing?.problem && (
            <Hint role="alert">
              <span>{writing.problem}</span>
              {writing.page !== page.id && (
                <button type="button" onClick={() => session.view.goTo(writing.page)}>
                  {words.goThere()}
                </button>
              )}
              <button type="button" onClick={() => session.hand.discard()}>
                {words.discardText()}
              </button>
            </Hint>
          )}
        </Hints>
      </BoardStage>
      {!readOnly && (
        <BoardTools session={session} state={state} scheme={scheme} onInsert={() => input.current?.click()}>
          <Group aria-label={words.view()}>
            <ToolButton onClick={() => session.view.zoom(1.25)}>{words.zoomIn()}</ToolButton>
            <ToolButton onClick={() => session.view.zoom(0.8)}>{words.zoomOut()}</ToolButton>
            <ToolButton aria-pressed={isLeading} onClick={() => session.view.lead(!isLeading)}>
              {words.followMyView()}
            </ToolButton>
            {isTutor && (
              <ToolButton aria-pressed={isLocked} onClick={() => session.lock(!isLocked)}>
                {words.lockTheBoard()}
              </ToolButton>
            )}
            <ToolButton onClick={() => setShowsKeys(true)}>{words.keys()}</ToolButton>
          </Group>
        </BoardTools>
      )}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        aria-label={words.fileInput()}
        hidden
        multiple
        onChange={choose}
      />
      <Said said={said} />
      <Dialog open={showsKeys} onClose={() => setShowsKeys(false)} title={words.keysOfTheBoard()}>
        <LatePart of={more} what="keys">
          {({ BoardKeys }) => <BoardKeys />}
        </LatePart>
      </Dialog>
    </Frame>
  );
}

/** Reads out what happened, also when the same happens twice. */
function Said({ said }: { said: { words: string } }) {
  const region = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (region.current) region.current.textContent = said.words;
  }, [said]);
  return <VisuallyHidden ref={region} role="status" />;
}
