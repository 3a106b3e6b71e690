import { css } from 'styled-components';

/** The ink of a bar whose length says something. Forced colours take the grounds away, and would the bar with it. */
export const barInk = css`
  background: var(--paadam-brand);

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;
