import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

/* A week: side by side where there is room, else one day below the other. */
const wide = '@container (min-width: 38rem)';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--paadam-space-4);
`;

export const Stretch = styled.div`
  flex: 1 0 auto;
  display: flex;
  align-items: center;
  justify-content: end;
  font-size: var(--paadam-text-14);
  color: var(--paadam-muted);

  & button {
    padding: 0;
  }
`;

/** What measures the room for the week. */
export const Room = styled.div`
  display: grid;
  gap: var(--paadam-space-4);
  min-width: 0;
  container-type: inline-size;
`;

export const Week = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--paadam-space-4) var(--paadam-space-2);

  ${wide} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
`;

export const Day = styled.li`
  display: grid;
  gap: var(--paadam-space-2);
  align-content: start;
  min-width: 0;

  & h3 {
    display: flex;
    gap: var(--paadam-space-2);
    font-size: var(--paadam-text-14);
    line-height: 1.3;
  }

  & h3 > span {
    font-weight: var(--paadam-weight-body);
    color: var(--paadam-muted);
  }

  ${wide} {
    & h3 {
      flex-direction: column;
      gap: 0;
      align-items: center;
    }
  }
`;

export const Times = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4rem, 1fr));
  gap: var(--paadam-space-2);

  ${wide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const NoTimes = styled.p`
  font-size: var(--paadam-text-14);
  color: var(--paadam-muted);

  ${wide} {
    text-align: center;
  }
`;

const time = css`
  display: grid;
  place-items: center;
  min-height: var(--paadam-control-height);
  border: 1px solid var(--paadam-edge);
  border-radius: var(--paadam-radius-control);
  font-size: var(--paadam-text-14);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
  text-decoration: none;
  white-space: nowrap;
  color: var(--paadam-ink);
  background: var(--paadam-surface);
`;

export const TimeLink = styled(Link)`
  ${time}
  transition:
    background-color var(--paadam-motion-fast) var(--paadam-ease),
    border-color var(--paadam-motion-fast) var(--paadam-ease);

  &:hover {
    border-color: var(--paadam-brand);
    color: var(--paadam-ink);
    background: var(--paadam-brand-soft);
  }
`;

export const TimeText = styled.span`
  ${time}
  border-color: var(--paadam-line);
`;
