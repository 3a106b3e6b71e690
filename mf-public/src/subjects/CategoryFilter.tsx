import { Chip } from '@paadam/shared/ui';
import { styled } from 'styled-components';

/* One line that is scrolled where it is too long, so that the cards below stay where they are while it fills. */
const Strip = styled.div`
  display: flex;
  gap: var(--paadam-space-2);
  /* Room for the focus ring, which the scrolling would cut off. */
  margin: -0.375rem -0.375rem 0;
  padding: 0.375rem;
  overflow-x: auto;
  scrollbar-width: none;

  & > * {
    flex: none;
  }

  @media (max-width: 75.99rem) {
    margin-inline: calc(-1 * var(--paadam-space-4));
    padding-inline: var(--paadam-space-4);
    scroll-padding-inline: var(--paadam-space-4);
  }
`;

interface CategoryFilterProps {
  categories: readonly string[];
  /** Undefined: all of them. */
  chosen: string | undefined;
  onChoose: (category: string | undefined) => void;
}

/** Narrows the subjects down to one category. */
export function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  return (
    <Strip role="group" aria-label="Category">
      <Chip selected={!chosen} onClick={() => onChoose(undefined)}>
        All
      </Chip>
      {categories.map((category) => (
        <Chip key={category} selected={category === chosen} onClick={() => onChoose(category)}>
          {category}
        </Chip>
      ))}
    </Strip>
  );
}
