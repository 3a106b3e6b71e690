import { Avatar } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import {
  ChevronLeft,
  ChevronRight,
  Eye,
  FilePlus,
  Lock,
  type LucideIcon,
  Scan,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import type { RoomLink } from '../link/RoomLink';
import * as words from '../messages/board';
import type { BoardSession } from './BoardSession';
import { Bar, Sentence, Short, Sign, State, ToolButton, Word } from './board.styles';
import type { BoardState } from './boardState';

interface BoardBarProps {
  link: RoomLink;
  session: BoardSession;
  state: BoardState;
  readOnly: boolean;
}

/** The pages and the board's lasting states. The bar is beside the board, so that it covers nothing. */
export function BoardBar({ link, session, state, readOnly }: BoardBarProps) {
  const { pages, pageNumber, mayDraw, isLocked, leader, following, isLeading, elsewhere } = state;
  const isTutor = link.you.role === 'tutor';
  const isAlone = [isLocked, isLeading, leader].filter(Boolean).length === 1;
  const nameOf = (peer: string) =>
    link.peers().find((each) => each.peer === peer)?.name ?? words.theOtherSide();

  return (
    <Bar aria-label={words.pages()}>
      <ToolButton
        aria-label={words.pageBefore()}
        disabled={pageNumber === 1}
        onClick={() => session.view.turn(-1)}
      >
        <ChevronLeft size={20} aria-hidden />
      </ToolButton>
      <span>{words.pageOf({ number: pageNumber, pages: pages.length })}</span>
      <ToolButton
        aria-label={words.nextPage()}
        disabled={pageNumber === pages.length}
        onClick={() => session.view.turn(1)}
      >
        <ChevronRight size={20} aria-hidden />
      </ToolButton>
      {mayDraw && (
        <ToolButton aria-label={words.addAPage()} title={words.addAPage()} onClick={() => session.addPage()}>
          <FilePlus size={20} aria-hidden />
        </ToolButton>
      )}
      {!leader &&
        elsewhere.map(({ name, page, number }) => (
          <ToolButton
            key={name}
            title={words.peerOnPageTitle({ name, number })}
            onClick={() => session.view.goTo(page)}
          >
            <Word>
              <Words of={words.peerOnPage} name={name} number={number} link={(text) => <u>{text}</u>} />
            </Word>
            <Sign aria-hidden>
              <Avatar name={name} size={22} />
              {number}
            </Sign>
          </ToolButton>
        ))}
      {readOnly && (
        <>
          <ToolButton
            aria-label={words.zoomIn()}
            title={words.zoomIn()}
            onClick={() => session.view.zoom(1.25)}
          >
            <ZoomIn size={20} aria-hidden />
          </ToolButton>
          <ToolButton
            aria-label={words.zoomOut()}
            title={words.zoomOut()}
            onClick={() => session.view.zoom(0.8)}
          >
            <ZoomOut size={20} aria-hidden />
          </ToolButton>
        </>
      )}
      {isLocked && (
        <Lasting
          isAlone={isAlone}
          icon={Lock}
          sentence={isTutor ? words.lockedByYou() : words.lockedByTutor()}
          short={words.locked()}
          action={isTutor ? words.unlock() : null}
          onAct={() => session.lock(false)}
        />
      )}
      {isLeading && (
        <Lasting
          isAlone={isAlone}
          icon={Eye}
          sentence={words.youLead()}
          action={words.stop()}
          onAct={() => session.view.lead(false)}
        />
      )}
      {leader && (
        <Lasting
          isAlone={isAlone}
          icon={Eye}
          sentence={
            following ? words.youFollow({ name: nameOf(leader) }) : words.otherLeads({ name: nameOf(leader) })
          }
          action={following ? words.lookAround() : words.follow()}
          onAct={() => session.view.follow(!following)}
        />
      )}
      <ToolButton data-end onClick={() => session.view.fit()} title={words.wholePageKey()}>
        <Word>{words.wholePage()}</Word>
        <Sign aria-hidden>
          <Scan size={20} />
        </Sign>
      </ToolButton>
    </Bar>
  );
}

interface LastingProps {
  /** Whether this is the only state shown: two sentences do not fit on one line of the head. */
  isAlone: boolean;
  icon: LucideIcon;
  sentence: string;
  /** The icon that replaces the sentence if there is little room and no button that says the same. */
  short?: string;
  /** The button that ends the state; null: this person cannot end it. */
  action: string | null;
  onAct: () => void;
}

/** A lasting state: an icon, a sentence if there is room, and a button that ends it. */
function Lasting({ isAlone, icon: Icon, sentence, short, action, onAct }: LastingProps) {
  return (
    <State title={sentence}>
      <Icon size={18} aria-hidden />
      <Sentence $isAlone={isAlone}>{sentence}</Sentence>
      {short && action === null && <Short aria-hidden>{short}</Short>}
      {action !== null && (
        <button type="button" onClick={onAct}>
          {action}
        </button>
      )}
    </State>
  );
}
