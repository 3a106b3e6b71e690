import type { PageLanguage } from '@paadam/shared/domain';
import type { SessionCheck } from './account';
import type { Failure } from './failure';
import type { Registry } from './registry';

// What the server, the shell's build for Node and a portal's say to each other when a page is drawn. All of it can be sent
// from one thread to another.

/** What a form that was sent as a plain post came to. */
export interface FormAnswer {
  /** The name of the call that the form is for: "login". */
  call: string;
  /** What was typed, by the field's name; never a password or a code. */
  values: Record<string, string>;
  /** The API's answer, without what is the person's own. */
  answer: Failure | { success: true; message: string; data: null };
  /** The API's HTTP status. */
  status: number;
  /** Seconds to wait before the next try; null: the API does not say. */
  retryAfter: number | null;
}

/** A page that is to be drawn. */
export interface PageToDraw {
  /** "/tutors/0197…" */
  pathname: string;
  /** With its question mark: "?subject=…"; empty: none. */
  search: string;
  /** Where browsers find the shell's files: "/shell/1.4.0/". */
  baseUrl: string;
  /** Undefined: it could not be looked up. */
  session: SessionCheck | undefined;
  /** As the document brings it. */
  registry: Registry;
  /** As the document brings it: who runs the site, and so on. */
  site: unknown;
  /** The remote whose page it is, with the version of its build; null: the frame alone is drawn. */
  portal: { name: string; version: string } | null;
  form: FormAnswer | null;
  /** In which language the page is, whose prefix the paths above are without; absent: in English. */
  language?: PageLanguage;
}

/** A page as the document brings it, beside what it was drawn from. */
export interface DrawnPage {
  /** What stands in the root element. */
  html: string;
  /** The text of the style element, from the first rule that the page needs to the last. */
  styles: string;
  /** Attributes of that element beside `data-styled`: the version of the library that takes it over. */
  styleAttributes: Record<string, string>;
  /**
   * The text of the document's own style element: fonts, and the ground of all pages. What takes the page over writes its
   * own styles anew; a font that is declared anew would be chosen anew, under the eyes of who reads.
   */
  ground?: string;
  /**
   * By the name of a part of the store, what it begins with in the browser; it says nothing of the session, which the
   * document brings by itself. Empty for a frame alone.
   */
  state: Record<string, unknown>;
  /** Whose page is drawn; null: the frame alone, with a page's skeleton in it. */
  portal: { name: string; version: string } | null;
}

/** One call of the API that drawing makes, in the name of the person who asked for the page. */
export interface DrawingCall {
  /** Below `/api`, with its query: "/tutors?limit=3". Drawing only reads. */
  path: string;
}

export interface DrawingAnswer {
  status: number;
  /** The parsed envelope. */
  body: unknown;
}
