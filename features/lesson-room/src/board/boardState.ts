import type { BoardBodies } from '@paadam/shared/contract';
import type { BoardColour, BoardPaper } from '@paadam/shared/domain';
import type { RoomLink } from '../link/RoomLink';
import type { BoardModel } from './BoardModel';
import type { View } from './geometry';
import { shapeTools, type Tool } from './gestures';
import type { BoardPage, Item } from './items';

/** A text that is being written; `id` of one that stands there already. */
export interface Writing {
  /** The number of the box, which identifies it. */
  turn: number;
  id: string | null;
  page: string;
  x: number;
  y: number;
  size: number;
  colour: BoardColour;
  /** The greatest width of its lines, in units of the board. */
  room: number;
  /** The initial text of the box. */
  text: string;
  /** The text that is on the board; "" for a new one. */
  before: string;
  /** Why the board refused the text, as shown to people. The box stays open until the text is accepted. */
  problem: string | null;
}

/** What the screen around the canvases shows. */
export interface BoardState {
  tool: Tool;
  colour: BoardColour;
  width: number;
  pages: readonly BoardPage[];
  page: BoardPage;
  /** From 1. */
  pageNumber: number;
  paper: BoardPaper;
  view: View;
  isLocked: boolean;
  /** Whether this person may draw at this moment. */
  mayDraw: boolean;
  canUndo: boolean;
  canRedo: boolean;
  selected: readonly Item[];
  writing: Writing | null;
  /** Whether the others are asked to see what one sees. */
  isLeading: boolean;
  /** Whose view one sees, and whose one could. */
  following: string | null;
  leader: string | null;
  /** The others who are on another page. */
  elsewhere: readonly { name: string; page: string; number: number }[];
  /** Why the board refused a change, as shown to people, until dismissed. */
  notice: string | null;
  /** What to read out; another object each time. */
  said: { words: string };
}

/** What the pieces of a session have in common. */
export interface BoardCore {
  readonly model: BoardModel;
  readonly link: RoomLink;
  state(): BoardState;
  change(part: Partial<BoardState>): void;
  put<K extends keyof BoardBodies>(kind: K, body: BoardBodies[K]): string;
  /** Finds anew what of the state follows from the model and from the others. */
  renew(): void;
  /** Has what is above the board drawn anew. */
  lay(): void;
  /** Announces a text to screen readers. */
  say(told: string): void;
  /** Shows why the board refused a change, until dismissed. */
  warn(notice: string): void;
  /** The centre of the visible area, in units of the board. */
  middle(): { x: number; y: number };
}

/** The pen's widths in units of the board. */
export const penWidths: readonly number[] = [3, 5, 9];

/** Whether a tool draws with the colour and width in hand. */
export const hasInk = (tool: Tool): boolean =>
  tool === 'pen' || tool === 'marker' || tool === 'text' || shapeTools.some((shape) => shape === tool);
