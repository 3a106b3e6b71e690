/**
 * Scrolls a frame sideways until the whole of a part of it is seen. The frame alone: scrollIntoView would move the page
 * too.
 *
 * @param frame is positioned, so that the part is measured from it
 */
export function bringIntoView(frame: HTMLElement, part: HTMLElement): void {
  const start = part.offsetLeft;
  const end = start + part.offsetWidth;
  if (start < frame.scrollLeft) frame.scrollLeft = start;
  else if (end > frame.scrollLeft + frame.clientWidth) frame.scrollLeft = end - frame.clientWidth;
}
