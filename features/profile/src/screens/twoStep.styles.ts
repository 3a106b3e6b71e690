import { styled } from 'styled-components';

export const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-3);
  justify-items: start;

  & > h3 {
    font-size: var(--paadam-text-18);
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5);
  max-width: 26rem;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-3);
`;

/** What is read off and typed: signs that are easily told apart, in lines that break between groups alone. */
export const Typed = styled.code`
  padding: var(--paadam-space-2) var(--paadam-space-3);
  border-radius: var(--paadam-radius-control);
  font-size: var(--paadam-text-16);
  letter-spacing: 0.06em;
  background: var(--paadam-hover);
`;

/** Dark on light in every scheme: many scanners read nothing else. */
export const Picture = styled.img`
  width: min(13rem, 100%);
  height: auto;
  aspect-ratio: 1;
  border-radius: var(--paadam-radius-control);
  background: white;
  forced-color-adjust: none;
`;

export const Codes = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: var(--paadam-space-1) var(--paadam-space-5);
  width: 100%;
  padding: var(--paadam-space-4);
  border-radius: var(--paadam-radius-control);
  background: var(--paadam-hover);

  & code {
    font-size: var(--paadam-text-16);
    letter-spacing: 0.06em;
  }
`;

/** Of use where the app is on this device. */
export const OnPhone = styled.div`
  @media not (pointer: coarse) {
    display: none;
  }
`;
