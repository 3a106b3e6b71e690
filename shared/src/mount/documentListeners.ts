interface Held {
  marks: string[];
  listeners: Parameters<Document['addEventListener']>[];
}

let roots = 0;
let held: Held | null = null;

/**
 * React, once in a page, marks the document and listens to it, for ever. Here that ends with the last root.
 *
 * @param createRoot makes a root of React's
 */
export const holdDocumentListeners = <Root>(createRoot: () => Root): Root => {
  roots += 1;
  if (held) return createRoot();
  const before = new Set(Object.keys(document));
  const listeners: Held['listeners'] = [];
  const own = Object.getOwnPropertyDescriptor(document, 'addEventListener');
  const listen = document.addEventListener;
  document.addEventListener = (...listening: Held['listeners'][number]) => {
    listeners.push(listening);
    listen.apply(document, listening);
  };
  try {
    return createRoot();
  } finally {
    if (own) Object.defineProperty(document, 'addEventListener', own);
    else Reflect.deleteProperty(document, 'addEventListener');
    held = { listeners, marks: Object.keys(document).filter((key) => !before.has(key)) };
  }
};

/** For each root that has ended. */
export const releaseDocumentListeners = (): void => {
  roots -= 1;
  if (roots > 0 || !held) return;
  for (const [type, listener, options] of held.listeners) {
    document.removeEventListener(type, listener, options);
  }
  for (const mark of held.marks) Reflect.deleteProperty(document, mark);
  held = null;
};
