import type { PageLanguage } from '@paadam/shared/domain';
import { chooseLanguage } from '@paadam/shared/words';
import { type Embed, type EmbedState, embedPortal } from './embedPortal';
import { bringWords, languageOf } from './embedWords';
import type { PortalHostOptions } from './hostPortal';
import { type Mount, mountElement } from './mountElement';

const attributes = ['api-base', 'path', 'routing', 'lang'];

/**
 * Defines a custom element that shows one portal in a shadow root of its own.
 *
 * Attributes: `api-base`; `path` and `routing`, as for `hostPortal`, but `memory` by default; `theme`, `light` or `dark`,
 * else the system's; `lang`, `ta` or `hi`, else English, of all elements of the portal in the page the same. `state` is the element's own: `loading`, `ready` or `failed`. Each change of it, and each
 * navigation, is an event: `paadam-ready`, `paadam-failed`, `paadam-navigate`; `paadam-leave` is a link to another portal's
 * page, which opens at the site unless the page prevents it. The element may move within the page; once it has left,
 * nothing of it is left behind.
 *
 * @param tag "paadam-student"; a page that has defined it already keeps what it has
 * @returns `mount`, for pages that would rather call a function
 */
export const definePortalElement = (
  tag: string,
  portal: Pick<PortalHostOptions, 'remote' | 'declaration'>,
): Mount => {
  class PortalElement extends HTMLElement {
    static readonly observedAttributes = attributes;
    readonly #root = this.attachShadow({ mode: 'open' });
    #embed: Embed | null = null;
    /** Counts how often it was opened or closed: what was under way before does not count any more. */
    #turn = 0;

    connectedCallback(): void {
      if (this.#embed) this.#reopenDialogs();
      else this.#open();
    }

    /** To be moved is to leave and to come back at once. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) this.#close();
      });
    }

    /** Its presence lets `moveBefore` move the element without leaving. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      if (!this.#embed || before === now) return;
      if (name === 'path') {
        if (now) this.#embed.show(now);
        return;
      }
      this.#close();
      this.#open();
    }

    #open(): void {
      const language = languageOf(this.getAttribute('lang'));
      this.setAttribute('state', 'loading');
      chooseLanguage(language);
      this.#turn += 1;
      const turn = this.#turn;
      if (language === 'en') this.#begin(language);
      else
        bringWords(language).then((spoken) => {
          if (turn !== this.#turn || !this.isConnected) return;
          chooseLanguage(spoken);
          this.#begin(spoken);
        });
    }

    #begin(language: PageLanguage): void {
      const routing = this.getAttribute('routing') === 'browser' ? 'browser' : 'memory';
      this.#embed = embedPortal(portal, this.#root, {
        apiBase: this.getAttribute('api-base') ?? undefined,
        path: this.getAttribute('path') ?? undefined,
        language,
        routing,
        onState: (state) => this.#show(state),
        onNavigate: (path) => void this.#tell('navigate', { path }),
        onLeave: (path) => this.#tell('leave', { path }),
      });
    }

    /** A modal dialog that leaves the page, if only to come back, comes back as one that is not modal. */
    #reopenDialogs(): void {
      for (const dialog of this.#root.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
        dialog.removeAttribute('open');
        dialog.showModal();
      }
    }

    #close(): void {
      this.#turn += 1;
      this.#embed?.unmount();
      this.#embed = null;
      this.removeAttribute('state');
    }

    #show({ status, ...detail }: EmbedState): void {
      if (this.getAttribute('state') === status) return;
      this.setAttribute('state', status);
      if (status !== 'loading') this.#tell(status, detail);
    }

    /** @returns whether the page lets happen what usually follows */
    #tell(event: string, detail: object): boolean {
      return this.dispatchEvent(
        new CustomEvent(`paadam-${event}`, { bubbles: true, composed: true, cancelable: true, detail }),
      );
    }
  }

  if (!customElements.get(tag)) customElements.define(tag, PortalElement);
  return mountElement(tag);
};
