import { holdsText } from '@paadam/shared/domain';
import { VisuallyHidden } from '@paadam/shared/ui';
import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import * as texts from '../messages/ui';
import { Checkbox } from './Checkbox';
import { ErrorText, HintText, LabelText } from './fieldText';
import { Box, Chosen, ChosenChip, Count, Group, Nothing, Options } from './multiSelect.styles';
import { SearchField } from './SearchField';

interface MultiSelectOption {
  id: string;
  label: string;
}

export interface MultiSelectProps {
  /** What is being chosen, in the plural: 'Subjects'. Names the group and its search. */
  label: string;
  options: readonly MultiSelectOption[];
  /** The ids of what is chosen, in the order of choosing. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** At most so many can be chosen; without it all. */
  max?: number;
  /** Always there: what to choose, and how many. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  /** The form is being saved. */
  disabled?: boolean;
}

/** Several of many: what is chosen as chips, and a list of checkboxes that a search narrows. */
export function MultiSelect({
  label,
  options,
  value,
  onChange,
  max = Number.POSITIVE_INFINITY,
  hint,
  error,
  disabled = false,
}: MultiSelectProps) {
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const found = options.filter((option) => holdsText(option.label, words));
  const full = value.length >= max;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  const toggle = (option: string) =>
    onChange(value.includes(option) ? value.filter((one) => one !== option) : [...value, option]);

  return (
    <Group aria-disabled={disabled || undefined} aria-describedby={describedBy}>
      <LabelText as="legend">{label}</LabelText>
      <ChosenChips
        label={texts.chosenOf({ label })}
        chosen={value.flatMap((one) => options.find((option) => option.id === one) ?? [])}
        disabled={disabled}
        onRemove={toggle}
        onEmptied={() => search.current?.focus()}
      />
      <Box $invalid={Boolean(error)}>
        <SearchField
          ref={search}
          aria-label={texts.searchFor({ label: label.toLowerCase() })}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          placeholder={texts.search()}
          disabled={disabled}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            // It narrows the list as one types; the form is not done yet.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <Options
          role="group"
          aria-label={label}
          // With nothing to tick in it, the keyboard needs the list itself to scroll it.
          tabIndex={disabled || (full && !found.some(({ id: one }) => value.includes(one))) ? 0 : undefined}
        >
          {found.map((option) => {
            const checked = value.includes(option.id);
            return (
              <Checkbox
                key={option.id}
                label={option.label}
                checked={checked}
                disabled={disabled || (full && !checked)}
                onChange={() => toggle(option.id)}
              />
            );
          })}
          {found.length === 0 && <Nothing>{texts.nothingMatches({ typed: words.trim() })}</Nothing>}
        </Options>
        <VisuallyHidden role="status">{words.trim() && texts.found({ count: found.length })}</VisuallyHidden>
      </Box>
      <Count role="status">{countInWords(value.length, max)}</Count>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {hint && <HintText id={`${id}-hint`}>{hint}</HintText>}
    </Group>
  );
}

function countInWords(count: number, max: number): string {
  if (count === 0) return texts.noneChosenYet();
  if (!Number.isFinite(max)) return texts.chosenCount({ count });
  return count < max ? texts.chosenOfMost({ count, max }) : texts.chosenAll({ count, max });
}

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
function ChosenChips({ label, chosen, disabled, onRemove, onEmptied }: ChosenChipsProps) {
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
            <VisuallyHidden>{texts.removeBefore()}</VisuallyHidden>
            <span>{one.label}</span>
            <X size={16} aria-hidden />
          </ChosenChip>
        </li>
      ))}
    </Chosen>
  );
}
