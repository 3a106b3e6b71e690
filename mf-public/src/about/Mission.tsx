import { styled } from 'styled-components';
import { about } from '../content';

const Ground = styled.div`
  display: grid;
  gap: var(--paadam-space-3);
  justify-items: center;
  padding: clamp(var(--paadam-space-8), 6vw, var(--paadam-space-16)) clamp(var(--paadam-space-5), 5vw, var(--paadam-space-12));
  border-radius: var(--paadam-radius-card);
  text-align: center;
  color: var(--paadam-tile-green-ink);
  background: var(--paadam-tile-green-ground);

  & h2 {
    font-size: var(--paadam-text-18);
    letter-spacing: 0;
  }

  & p {
    max-width: 46rem;
    font-size: clamp(var(--paadam-text-22), 1.1rem + 1.4vw, var(--paadam-text-28));
    font-weight: 600;
    line-height: 1.35;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
`;

/** What it is all for, in one sentence. */
export function Mission({ headingId }: { headingId: string }) {
  const { title, text } = about.mission;
  return (
    <Ground>
      <h2 id={headingId}>{title}</h2>
      <p>{text}</p>
    </Ground>
  );
}
