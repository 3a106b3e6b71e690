import { Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);

  & > h2 {
    font-size: var(--paadam-text-22);
  }
`;

export const Tutors = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: var(--paadam-space-4);
`;

export const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: var(--paadam-space-4);
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--paadam-space-3);

  & h3 {
    font-size: var(--paadam-text-18);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: var(--paadam-space-2);
  align-content: start;
  line-height: 1.4;
  overflow-wrap: anywhere;

  & small {
    display: block;
    font-size: var(--paadam-text-14);
    color: var(--paadam-muted);
  }
`;

export const Foot = styled.div`
  display: grid;
  gap: var(--paadam-space-3);
  align-content: end;
`;
