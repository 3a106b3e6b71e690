import { Link } from '@paadam/shared/router';
import { styled } from 'styled-components';
import type { Block, Words } from './legalText';

const Points = styled.ul`
  display: grid;
  gap: var(--paadam-space-2);
  padding-inline-start: var(--paadam-space-5);
`;

const Terms = styled.dl`
  display: grid;
  gap: var(--paadam-space-4);
  overflow-wrap: anywhere;

  & dt {
    font-weight: var(--paadam-weight-strong);
  }
`;

/** A paragraph, a list of points, or terms with what they mean. */
export function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'object' && 'points' in block) {
    return (
      <Points>
        {block.points.map((point) => (
          <li key={keyOf(point)}>
            <Sentence words={point} />
          </li>
        ))}
      </Points>
    );
  }
  if (typeof block === 'object' && 'terms' in block) {
    return (
      <Terms>
        {block.terms.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Sentence words={meaning} />
            </dd>
          </div>
        ))}
      </Terms>
    );
  }
  return (
    <p>
      <Sentence words={block} />
    </p>
  );
}

/** Links to pages of the site stay in it; others are for the browser. */
function Sentence({ words }: { words: Words }) {
  if (typeof words === 'string') return words;
  return words.map((piece) => {
    if (typeof piece === 'string') return piece;
    const { to, label } = piece;
    return to.startsWith('/') ? (
      <Link key={to} to={to}>
        {label}
      </Link>
    ) : (
      <a key={to} href={to}>
        {label}
      </a>
    );
  });
}

/** @returns what tells a block or a sentence from the others of its part */
export const keyOf = (block: Block): string => JSON.stringify(block);
