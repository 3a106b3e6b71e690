import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { installDialogInJsdom } from './dialogInJsdom';

// A test of rendering on a server has no DOM.
if ('HTMLDialogElement' in globalThis) installDialogInJsdom();

/** A light system; jsdom has no media queries. A test that needs others puts its own in this place. */
if ('window' in globalThis) {
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}

// The first page of a file waits until its code is compiled, which takes long on a loaded machine.
configure({ asyncUtilTimeout: 10_000 });
