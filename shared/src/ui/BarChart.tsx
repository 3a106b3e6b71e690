import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
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
  columnsWithin,
  Figure,
  Hatched,
  Label,
  Legend,
  Scroller,
  Swatch,
  Value,
} from './barChart.styles';
import { bringIntoView } from './bringIntoView';
import { VisuallyHidden } from './VisuallyHidden';

/** @returns how many of the columns fit beside each other; null where that is not known, or all do */
function useFitting(ref: RefObject<HTMLElement | null>, count: number, letters: number): number | null {
  const [width, setWidth] = useState<number | null>(null);
  // Before anything is painted: columns that found their width afterwards would move.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  if (!width) return null;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const fitting = columnsWithin(width, letters, rem);
  return fitting < count ? fitting : null;
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
  /** The part of `value` that is not certain yet, hatched, with what it comes to: '₹600 of it expected'. */
  uncertain?: { value: number; text: string } | undefined;
  /** More about it, below the label: '8 lessons'. */
  note?: string;
}

interface BarChartProps {
  /** What solid and hatched mean; shown where any bar has a hatched part. */
  legend?: { certain: string; uncertain: string };
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
export function BarChart({ title, bars, legend, selected = null, onSelect }: BarChartProps) {
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const letters = lettersOf(bars);
  const fitting = useFitting(scroller, bars.length, letters);
  const highest = Math.max(0, ...bars.map(({ value }) => value));

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins at the end again when there are other bars
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, [bars.length, fitting]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen bar is found in the page
  useLayoutEffect(() => {
    const chosen = scroller.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (scroller.current && chosen) bringIntoView(scroller.current, chosen);
  }, [bars.length, fitting, selected]);

  return (
    <Figure aria-labelledby={captionId}>
      <Caption id={captionId}>{title}</Caption>
      <Scroller
        ref={scroller}
        // With bars to press, the keyboard gets everywhere without a stop at the frame.
        {...(fitting !== null && !onSelect
          ? { tabIndex: 0, role: 'group', 'aria-labelledby': captionId }
          : {})}
      >
        <Columns
          $letters={letters}
          $fitting={fitting}
          $noteLetters={longest(bars.map(({ note = '' }) => note))}
        >
          {bars.map((bar) => {
            const chosen = bar.id === selected;
            const content = (
              <>
                <VisuallyHidden>
                  {[`${bar.name ?? bar.label}: ${bar.valueText}`, bar.uncertain?.text, bar.note]
                    .filter(Boolean)
                    .join(', ')}
                </VisuallyHidden>
                <BarPlace aria-hidden>
                  <Value>{bar.valueText}</Value>
                  <BarFill
                    $faint={selected !== null && !chosen}
                    style={{ '--share': highest > 0 ? bar.value / highest : 0 } as CSSProperties}
                  >
                    {bar.uncertain && (
                      <Hatched
                        style={{ '--hatched': bar.uncertain.value / (bar.value || 1) } as CSSProperties}
                      />
                    )}
                  </BarFill>
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
      {legend && bars.some(({ uncertain }) => uncertain) && (
        <Legend aria-hidden>
          <span>
            <Swatch /> {legend.certain}
          </span>
          <span>
            <Swatch>
              <Hatched />
            </Swatch>{' '}
            {legend.uncertain}
          </span>
        </Legend>
      )}
    </Figure>
  );
}

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));

/** @returns the length of the longest text that a column must hold on one line; a note may wrap between its words */
const lettersOf = (bars: readonly Bar[]): number =>
  longest(bars.flatMap(({ label, valueText, note = '' }) => [label, valueText, ...note.split(' ')]));
