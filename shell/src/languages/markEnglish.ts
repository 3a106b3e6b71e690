/** What words files note of the texts that they have in English alone. */
const everywhere = globalThis as { paadamEnglish?: Set<string> };

/** Says of an element by `lang` that all of its text is English. */
const mark = (said: ReadonlySet<string>): void => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !said.has(node.nodeValue ?? '')) continue;
    if (element.textContent === node.nodeValue && !element.closest('[lang="en"]')) element.lang = 'en';
  }
};

/**
 * Marks each element whose text has no translation as English, now and whenever the page changes: else it would be read out
 * by the voice of another language. A page whose texts are all translated is not even looked at.
 */
export const markEnglish = (): void => {
  everywhere.paadamEnglish ??= new Set();
  const said = everywhere.paadamEnglish;
  let isDue = false;
  const soon = () => {
    if (isDue || said.size === 0) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      mark(said);
    });
  };
  // What the server has drawn is there before it is said here.
  said.add = (text) => {
    Set.prototype.add.call(said, text);
    soon();
    return said;
  };
  new MutationObserver(soon).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  soon();
};
