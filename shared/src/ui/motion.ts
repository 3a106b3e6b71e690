import { keyframes } from 'styled-components';

export const fadeIn = keyframes`
  from { opacity: 0; }
`;

export const rise = keyframes`
  from { opacity: 0; transform: translateY(10px); }
`;

export const slideFromLeft = keyframes`
  from { transform: translateX(-100%); }
`;
