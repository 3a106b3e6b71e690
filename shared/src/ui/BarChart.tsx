import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  BarButton,
  BarFill,
  BarPlace,
  Caption,
  Column,
  Columns,
  Figure,
  Label,
  Scroller,
  Value,
} from './barChartParts';
import { bringIntoView } from './bringIntoView';
import { VisuallyHidden } from './VisuallyHidden';

/** @returns whether the element's content is wider than it, so that it scrolls sideways */
function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}

interface Bar {
  id: string;
  /** Below the bar, short: 'Jan'. */
  label: string;
  /** The whole label, where `label` is a short form of it: 'January 2030'. Read out in its place. */
  name?: string;
  /** Its height; 0 or more, on the same scale as the others. */
  value: number;
  /** The value as people read it, '₹18,500'; stands above the bar. */
  valueText: string;
  /** More about it, below the label: '8 lessons'. */
  note?: string;
}

interface BarChartProps {
  /** What is shown; the figure's caption. */
  title: ReactNode;
  /** In the order of time. Where they do not all fit, the chosen one is in view first, else the last ones. */
  bars: readonly Bar[];
  /** The id of the chosen bar. Only with `onSelect`. */
  selected?: string | null;
  /** Makes each bar a button that chooses it. */
  onSelect?: (id: string) => void;
}

/** A value a bar. All of them can be read as text: it is a list, of which the bars are the decoration. */
export function BarChart({ title, bars, selected = null, onSelect }: BarChartProps) {
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(scroller);
  const highest = Math.max(0, ...bars.map(({ value }) => value));

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins at the end again when there are other bars
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, [bars.length]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen bar is found in the page
  useLayoutEffect(() => {
    const chosen = scroller.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (scroller.current && chosen) bringIntoView(scroller.current, chosen);
  }, [bars.length, selected]);

  return (
    <Figure aria-labelledby={captionId}>
      <Caption id={captionId}>{title}</Caption>
      <Scroller
        ref={scroller}
        // With bars to press, the keyboard gets everywhere without a stop at the frame.
        {...(overflows && !onSelect ? { tabIndex: 0, role: 'group', 'aria-labelledby': captionId } : {})}
      >
        <Columns $letters={lettersOf(bars)} $noteLetters={longest(bars.map(({ note = '' }) => note))}>
          {bars.map((bar) => {
            const chosen = bar.id === selected;
            const content = (
              <>
                <VisuallyHidden>
                  {[`${bar.name ?? bar.label}: ${bar.valueText}`, bar.note].filter(Boolean).join(', ')}
                </VisuallyHidden>
                <BarPlace aria-hidden>
                  <Value>{bar.valueText}</Value>
                  <BarFill
                    $faint={selected !== null && !chosen}
                    style={{ '--share': highest > 0 ? bar.value / highest : 0 } as CSSProperties}
                  />
                </BarPlace>
                <Label aria-hidden>
                  <b>{bar.label}</b>
                  {bar.note && <small>{bar.note}</small>}
                </Label>
              </>
            );
            return (
              <li key={bar.id}>
                {onSelect ? (
                  <BarButton type="button" aria-pressed={chosen} onClick={() => onSelect(bar.id)}>
                    {content}
                  </BarButton>
                ) : (
                  <Column>{content}</Column>
                )}
              </li>
            );
          })}
        </Columns>
      </Scroller>
    </Figure>
  );
}

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));

/** @returns the length of the longest text that a column must hold on one line; a note may wrap between its words */
const lettersOf = (bars: readonly Bar[]): number =>
  longest(bars.flatMap(({ label, valueText, note = '' }) => [label, valueText, ...note.split(' ')]));
