import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';

interface FoldedListProps {
  items: readonly string[];
  /** How many stand open; the others fold away. */
  shown: number;
  /** What they are, for the fold: 'times' makes "12 more times". */
  what: string;
}

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--paadam-space-1);
  overflow-wrap: anywhere;
`;

const Fold = styled.details`
  &[open] summary svg {
    rotate: 180deg;
  }
`;

const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: var(--paadam-space-1);
  min-height: var(--paadam-control-height);
  border-radius: var(--paadam-radius-small);
  font-weight: 600;
  color: var(--paadam-brand);
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    color: var(--paadam-brand-strong);
  }

  & svg {
    transition: rotate var(--paadam-motion-fast) var(--paadam-ease);
  }
`;

/** A list whose first lines stand open. One line too many is shown rather than folded. */
export function FoldedList({ items, shown, what }: FoldedListProps) {
  const distinct = [...new Set(items)];
  const open = distinct.length > shown + 1 ? distinct.slice(0, shown) : distinct;
  const folded = distinct.slice(open.length);
  return (
    <>
      <List>
        {open.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
      {folded.length > 0 && (
        <Fold>
          <Summary>
            {`${folded.length} more ${what}`}
            <ChevronDown size={18} aria-hidden />
          </Summary>
          <List>
            {folded.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </List>
        </Fold>
      )}
    </>
  );
}
