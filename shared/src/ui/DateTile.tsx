import { dateFormat } from '@paadam/shared/domain';
import type { TileName } from '@paadam/shared/ui';
import { styled } from 'styled-components';

interface DateTileProps {
  /** ISO instant, shown in the viewer's own zone. */
  instant: string;
  /** Default 'green'. */
  tile?: TileName;
}

const Leaf = styled.span<{ $tile: TileName }>`
  flex: none;
  display: grid;
  align-content: center;
  justify-items: center;
  width: 4rem;
  height: 4.25rem;
  border-radius: var(--paadam-radius-control);
  font-size: var(--paadam-text-14);
  font-weight: 600;
  line-height: 1.2;
  color: var(--paadam-tile-${({ $tile }) => $tile}-ink);
  background: var(--paadam-tile-${({ $tile }) => $tile}-ground);

  & b {
    font-size: var(--paadam-text-22);
    line-height: 1.15;
  }
`;

const part = (instant: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(options).format(new Date(instant));

/** The day as a leaf of a calendar. Decoration: the date stands beside it in words. */
export function DateTile({ instant, tile = 'green' }: DateTileProps) {
  return (
    <Leaf $tile={tile} aria-hidden>
      {part(instant, { month: 'short' })}
      <b>{part(instant, { day: 'numeric' })}</b>
      {part(instant, { weekday: 'short' })}
    </Leaf>
  );
}
