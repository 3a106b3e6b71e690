import { styled } from 'styled-components';

export const View = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
  container-type: inline-size;
`;

export const BackLine = styled.p`
  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--paadam-space-2);
    min-height: var(--paadam-control-height);
    font-weight: 600;
  }
`;

/** The booking, and beside it what happened to it; on a phone below. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
  align-items: start;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--paadam-space-6);
  }

  @container (min-width: 48rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5);

  & h2 {
    font-size: var(--paadam-text-22);
  }
`;

/** How the booking stands, and until when. */
export const Standing = styled.div`
  display: grid;
  gap: var(--paadam-space-2);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--paadam-space-3);

  &:empty {
    display: none;
  }

  @container (max-width: 20rem) {
    & > :is(a, button),
    & > div > :is(a, button):first-child {
      padding-inline: var(--paadam-space-3);
    }
  }
`;

/** What a person wrote, with their own lines. */
export const Words = styled.p.attrs({ dir: 'auto' })`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** A time that breaks between its figures and its half of the day is misread. */
export const Unbroken = styled.time`
  white-space: nowrap;

  /* An ending is joined to it: the two together are wider than a phone. */
  &:lang(ta) {
    white-space: normal;
  }
`;
