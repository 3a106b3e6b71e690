import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Chosen, ChosenChip } from './multiSelectParts';
import { VisuallyHidden } from './VisuallyHidden';

interface ChosenChipsProps {
  /** Names the list for assistive technology. */
  label: string;
  chosen: readonly { id: string; label: string }[];
  disabled: boolean;
  onRemove: (id: string) => void;
  /** The last one has been taken away: focus belongs elsewhere. */
  onEmptied: () => void;
}

/** What is chosen in a `MultiSelect`: each a button that takes it away, and hands focus to its neighbour. */
export function ChosenChips({ label, chosen, disabled, onRemove, onEmptied }: ChosenChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the removed one is gone from the list
  useLayoutEffect(() => {
    if (removedAt.current === null) return;
    const chips = list.current?.querySelectorAll('button') ?? [];
    const neighbour = chips[Math.min(removedAt.current, chips.length - 1)];
    removedAt.current = null;
    if (neighbour) neighbour.focus();
    else onEmptied();
  }, [chosen.length]);

  if (chosen.length === 0) return null;
  return (
    <Chosen ref={list} aria-label={label}>
      {chosen.map((one, place) => (
        <li key={one.id}>
          <ChosenChip
            type="button"
            disabled={disabled}
            onClick={() => {
              removedAt.current = place;
              onRemove(one.id);
            }}
          >
            <VisuallyHidden>Remove </VisuallyHidden>
            <span>{one.label}</span>
            <X size={16} aria-hidden />
          </ChosenChip>
        </li>
      ))}
    </Chosen>
  );
}
