import { css, styled } from 'styled-components';
import { visuallyHidden } from './VisuallyHidden';

/** From here on there is room for seven columns. */
const asColumns = '@container (min-width: 54rem)';

export const Frame = styled.div`
  position: relative;
  container-type: inline-size;
`;

export const Days = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);

  ${asColumns} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: var(--paadam-space-2);
  }
`;

const empty = css`
  display: none;

  ${asColumns} {
    display: grid;
    color: var(--paadam-muted);
  }
`;

export const DayColumn = styled.li<{ $empty: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--paadam-space-3);
  min-width: 0;
  ${({ $empty }) => $empty && empty}

  ${asColumns} {
    gap: var(--paadam-space-2);
    min-height: 14rem;
    padding: var(--paadam-space-1);
    border-radius: var(--paadam-radius-control);
    background: color-mix(in srgb, var(--paadam-ink) 4%, transparent);

    &[aria-current='date'] {
      box-shadow: 0 0 0 2px var(--paadam-brand);
    }
  }
`;

export const DayHead = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-1) var(--paadam-space-2);

  ${asColumns} {
    min-height: 3.5rem;
    align-items: start;
    justify-content: space-between;
    padding: var(--paadam-space-1) var(--paadam-space-1) 0 var(--paadam-space-2);
    font-size: var(--paadam-text-16);
  }
`;

export const LongDay = styled.span`
  ${asColumns} {
    ${visuallyHidden}
  }
`;

export const ShortDay = styled.span`
  display: none;

  ${asColumns} {
    display: grid;
    font-size: var(--paadam-text-14);
    font-weight: var(--paadam-weight-strong);
    line-height: 1.3;

    & b {
      font-size: var(--paadam-text-22);
      line-height: 1.2;
    }
  }
`;

export const Entries = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-2);
`;
