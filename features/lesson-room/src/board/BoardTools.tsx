import { boardColours, boardPapers } from '@paadam/shared/domain';
import {
  BringToFront,
  Circle,
  CopyPlus,
  Ellipsis,
  Eraser,
  Highlighter,
  ImagePlus,
  type LucideIcon,
  MousePointer2,
  Move,
  MoveUpRight,
  Pencil,
  Redo2,
  SendToBack,
  Slash,
  Square,
  Target,
  Trash2,
  Type,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import * as words from '../messages/board';
import type { BoardSession } from './BoardSession';
import { Group, Swatch, Thickness, ToolBar, ToolButton, Tray, Word } from './board.styles';
import { toolKeys } from './boardKeys';
import { boardLooks } from './boardLook';
import { type BoardState, hasInk, penWidths } from './boardState';
import { shapeTools, type Tool } from './gestures';

const icons: Record<Tool, LucideIcon> = {
  select: MousePointer2,
  pen: Pencil,
  marker: Highlighter,
  eraser: Eraser,
  text: Type,
  line: Slash,
  arrow: MoveUpRight,
  rectangle: Square,
  ellipse: Circle,
  laser: Target,
  // The icon of a raised hand already means that a person wants to speak.
  hand: Move,
};

const inBar = ['pen', 'marker', 'eraser', 'text', 'select'] as const satisfies readonly Tool[];
const afterShapes = ['laser', 'hand'] as const satisfies readonly Tool[];

const widthNames = [words.widthThin, words.widthMedium, words.widthThick] as const;

type TrayName = 'shapes' | 'ink' | 'more';

interface BoardToolsProps {
  session: BoardSession;
  state: BoardState;
  scheme: 'light' | 'dark';
  /** Asks for a picture or a PDF. */
  onInsert: () => void;
  /** What else belongs to "More". */
  children?: ReactNode;
}

/** What one draws with, and what becomes of the page. */
export function BoardTools({ session, state, scheme, onInsert, children }: BoardToolsProps) {
  const [open, setOpen] = useState<TrayName | null>(null);
  const opener = useRef<HTMLButtonElement | null>(null);
  const trayId = useId();
  const { tool, colour, width, mayDraw, selected, page, pages } = state;
  const colours = boardLooks[scheme].colours;
  const shape = shapeTools.find((each) => each === tool);

  const take = (next: Tool) => {
    session.hand.take(next);
    setOpen(null);
  };
  const close = () => {
    setOpen(null);
    opener.current?.focus();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };

  const toolButton = (each: Tool, isLabelled = false) => {
    const Icon = icons[each];
    return (
      <ToolButton
        key={each}
        aria-pressed={tool === each}
        aria-label={words.tool({ tool: each })}
        aria-keyshortcuts={toolKeys[each]}
        title={words.toolAndKey({ tool: words.tool({ tool: each }), key: toolKeys[each] })}
        disabled={!mayDraw && each !== 'hand' && each !== 'laser'}
        onClick={() => take(each)}
      >
        <Icon size={20} aria-hidden />
        {isLabelled && <span aria-hidden>{words.tool({ tool: each })}</span>}
      </ToolButton>
    );
  };
  const trayButton = (name: TrayName, label: string, content: ReactNode, isDisabled = !mayDraw) => (
    <ToolButton
      aria-label={label}
      title={label}
      aria-expanded={open === name}
      aria-controls={open === name ? trayId : undefined}
      disabled={isDisabled}
      onClick={(event) => {
        opener.current = event.currentTarget;
        setOpen(open === name ? null : name);
      }}
    >
      {content}
    </ToolButton>
  );
  const ShapeIcon = icons[shape ?? 'rectangle'];

  return (
    // Escape closes what one of its buttons opened.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div style={{ position: 'relative', gridArea: 'tools' }} onKeyDown={closeByKey}>
      {open && (
        <div style={{ position: 'absolute', inset: '0 0 auto' }}>
          <Tray id={trayId}>
            {open === 'shapes' && (
              <Group aria-label={words.shapes()}>{shapeTools.map((each) => toolButton(each, true))}</Group>
            )}
            {open === 'ink' && (
              <>
                <div role="radiogroup" aria-label={words.colour()}>
                  {boardColours.map((each) => (
                    <ToolButton
                      key={each}
                      role="radio"
                      aria-checked={colour === each}
                      onClick={() => session.hand.colour(each)}
                    >
                      <Swatch style={{ background: colours[each] }} />
                      {words.colourName({ colour: each })}
                    </ToolButton>
                  ))}
                </div>
                <div role="radiogroup" aria-label={words.width()}>
                  {penWidths.map((each, at) => (
                    <ToolButton
                      key={each}
                      role="radio"
                      aria-checked={width === each}
                      onClick={() => session.hand.width(each)}
                    >
                      <Thickness style={{ height: each }} />
                      {widthNames[at]?.()}
                    </ToolButton>
                  ))}
                </div>
              </>
            )}
            {open === 'more' && (
              <>
                {mayDraw && (
                  <>
                    <div role="radiogroup" aria-label={words.paper()}>
                      {boardPapers.map((each) => (
                        <ToolButton
                          key={each}
                          role="radio"
                          aria-checked={state.paper === each}
                          onClick={() => session.choosePaper(each)}
                        >
                          {words.paperName({ paper: each })}
                        </ToolButton>
                      ))}
                    </div>
                    <Group aria-label={words.page()}>
                      <ToolButton
                        onClick={() => {
                          session.clear();
                          session.say(words.pageCleared());
                          close();
                        }}
                      >
                        {words.clearPage()}
                      </ToolButton>
                      <ToolButton
                        disabled={page.id === pages[0]?.id}
                        onClick={() => {
                          session.removePage();
                          session.say(words.pageRemoved());
                          close();
                        }}
                      >
                        {words.removePage()}
                      </ToolButton>
                    </Group>
                  </>
                )}
                {children}
              </>
            )}
          </Tray>
        </div>
      )}
      {!open && mayDraw && selected.length > 0 && (
        <div style={{ position: 'absolute', inset: '0 0 auto' }}>
          <Tray>
            <Group aria-label={words.whatIsSelected()}>
              <ToolButton title={words.smaller()} onClick={() => session.hand.enlarge(0.8)}>
                <ZoomOut size={20} aria-hidden />
                <Word>{words.smaller()}</Word>
              </ToolButton>
              <ToolButton title={words.larger()} onClick={() => session.hand.enlarge(1.25)}>
                <ZoomIn size={20} aria-hidden />
                <Word>{words.larger()}</Word>
              </ToolButton>
              <ToolButton title={words.toFront()} onClick={() => session.order('front')}>
                <BringToFront size={20} aria-hidden />
                <Word>{words.toFront()}</Word>
              </ToolButton>
              <ToolButton title={words.toBack()} onClick={() => session.order('back')}>
                <SendToBack size={20} aria-hidden />
                <Word>{words.toBack()}</Word>
              </ToolButton>
              <ToolButton title={words.duplicate()} onClick={() => session.copies.duplicate()}>
                <CopyPlus size={20} aria-hidden />
                <Word>{words.duplicate()}</Word>
              </ToolButton>
              <ToolButton title={words.erase()} onClick={() => session.hand.eraseSelected()}>
                <Trash2 size={20} aria-hidden />
                <Word>{words.erase()}</Word>
              </ToolButton>
            </Group>
          </Tray>
        </div>
      )}
      <RovingToolBar label={words.boardTools()}>
        {inBar.map((each) => toolButton(each))}
        {trayButton(
          'shapes',
          shape ? words.shapesWith({ tool: words.tool({ tool: shape }) }) : words.shapes(),
          <ShapeIcon size={20} aria-hidden />,
        )}
        {afterShapes.map((each) => toolButton(each))}
        {trayButton(
          'ink',
          words.colourAndWidth({
            colour: words.colourName({ colour }),
            width: widthNames[penWidths.indexOf(width)]?.() ?? '',
          }),
          <Swatch style={{ background: colours[colour] }} />,
          !mayDraw || !hasInk(tool),
        )}
        <ToolButton
          aria-label={words.undo()}
          title={words.undoCtrlZ()}
          disabled={!state.canUndo}
          onClick={() => session.undo()}
        >
          <Undo2 size={20} aria-hidden />
        </ToolButton>
        <ToolButton
          aria-label={words.redo()}
          title={words.redoCtrlShiftZ()}
          disabled={!state.canRedo}
          onClick={() => session.redo()}
        >
          <Redo2 size={20} aria-hidden />
        </ToolButton>
        <ToolButton
          aria-label={words.pictureOrPdf()}
          title={words.pictureOrPdf()}
          disabled={!mayDraw}
          onClick={onInsert}
        >
          <ImagePlus size={20} aria-hidden />
        </ToolButton>
        {trayButton('more', words.more(), <Ellipsis size={20} aria-hidden />, false)}
      </RovingToolBar>
    </div>
  );
}

/** One stop for Tab; the arrow keys, Home and End go from button to button. */
function RovingToolBar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);

  const buttons = () => [
    ...(bar.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? []),
  ];
  const settle = () => {
    const all = buttons();
    const stop = all.find((each) => each === last.current) ?? all[0];
    for (const each of all) each.tabIndex = each === stop ? 0 : -1;
  };
  useLayoutEffect(settle);

  const move = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.indexOf(event.target as HTMLButtonElement);
    const places: Record<string, number> = {
      ArrowRight: (at + 1) % all.length,
      ArrowLeft: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const next = all[places[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <ToolBar
      ref={bar}
      role="toolbar"
      aria-label={label}
      onKeyDown={move}
      onFocus={({ target }) => {
        last.current = target;
        settle();
      }}
    >
      {children}
    </ToolBar>
  );
}
