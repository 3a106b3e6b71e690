import { Link } from '@paadam/shared/router';
import { css, styled } from 'styled-components';
import { timeBox, timeLink, timeText } from '../tutors/time.styles';

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
  ${timeBox}
  min-height: var(--paadam-control-height);
  font-size: var(--paadam-text-14);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
`;

export const TimeLink = styled(Link)`
  ${time}
  ${timeLink}
`;

export const TimeText = styled.span`
  ${time}
  ${timeText}
`;
