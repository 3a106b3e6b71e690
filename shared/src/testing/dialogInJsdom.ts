/**
 * Gives jsdom the parts of `<dialog>` that it lacks, as far as tests of Dialog and Sheet go: open, close, Escape,
 * and focus that comes back. Every browser test has it.
 */
export function installDialogInJsdom(): void {
  const prototype = HTMLDialogElement.prototype;
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  prototype.showModal = function showModal(this: HTMLDialogElement) {
    if (this.open) return;
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>(
      '[autofocus], button:not(:disabled), input, select, textarea, a[href]',
    )?.focus();
    this.addEventListener('keydown', closeOnEscape);
  };
  prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.removeEventListener('keydown', closeOnEscape);
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  };
}

function closeOnEscape(this: HTMLDialogElement, event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
}
