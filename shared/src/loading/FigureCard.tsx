import { dataOf, type Loadable } from '@paadam/shared/state';
import { Card, Skeleton, Stat, type TileName } from '@paadam/shared/ui';
import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';

/** Figures beside each other, as many as there is room for; `$dense` makes it two on a phone. */
export const FigureGrid = styled.div<{ $dense?: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $dense }) => ($dense ? 9 : 13)}rem, 100%), 1fr));
  gap: var(--paadam-space-4);

  @media (max-width: 39.99rem) {
    gap: var(--paadam-space-2);
  }
`;

interface FigureCardProps<T> {
  label: string;
  icon: LucideIcon;
  tile: TileName;
  from: Loadable<T>;
  /** Null where there is nothing to count yet. */
  value: (data: T) => string | number | null;
  /** What stands in the figure's place then. */
  none?: string;
  /** Below the label, in a few words; null where there is nothing to add. */
  note?: (data: T) => string | null;
}

const Figure = styled(Card)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--paadam-space-3);
  min-height: 7.375rem;
  container-type: inline-size;

  /* On a phone they stand above what the page is for. */
  @media (max-width: 39.99rem) {
    min-height: 6rem;
    padding-block: var(--paadam-space-2);
  }
`;

const Sign = styled.span<{ $tile: TileName }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: var(--paadam-radius-control);
  color: var(--paadam-tile-${({ $tile }) => $tile}-ink);
  background: var(--paadam-tile-${({ $tile }) => $tile}-ground);

  /* Three in a row on a tablet: the label needs the line, or its second one moves the page when the figure comes. */
  @container (max-width: 13rem) {
    display: none;
  }
`;

const Words = styled.div`
  & > :first-child {
    font-size: var(--paadam-text-18);
    font-weight: 600;
    line-height: 1.35;
  }

  & > :last-child {
    color: var(--paadam-muted);
  }
`;

const Note = styled.p`
  font-size: var(--paadam-text-14);
  line-height: 1.4;
  color: var(--paadam-muted);
`;

/** One figure on a card; a dash where it could not be loaded. */
export function FigureCard<T>({
  label,
  icon: Icon,
  tile,
  from,
  value,
  none = '–',
  note,
}: FigureCardProps<T>) {
  const data = dataOf(from);
  const known = data === undefined ? '–' : value(data);
  const added = data === undefined ? null : note?.(data);
  const loading = data === undefined && from.status !== 'failed';
  return (
    <Figure>
      {loading && <Skeleton width="8rem" height="3.75rem" />}
      {!loading && known !== null && (
        <div>
          <Stat label={label} value={known} />
          {added && <Note>{added}</Note>}
        </div>
      )}
      {!loading && known === null && (
        <Words>
          <p>{none}</p>
          <p>{label}</p>
        </Words>
      )}
      <Sign $tile={tile} aria-hidden>
        <Icon size={24} />
      </Sign>
    </Figure>
  );
}
