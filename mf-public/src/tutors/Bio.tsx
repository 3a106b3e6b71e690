import { useState } from 'react';
import { styled } from 'styled-components';

/** About what four lines of a card hold. */
const longCharacters = 170;

const Text = styled.p<{ $clamped: boolean }>`
  white-space: pre-line;
  overflow-wrap: anywhere;
  ${({ $clamped }) =>
    $clamped &&
    'display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden;'}
`;

const Toggle = styled.button`
  min-height: var(--paadam-control-height);
  padding: 0;
  border: 0;
  border-radius: var(--paadam-radius-small);
  font-weight: 600;
  color: var(--paadam-brand);
  background: none;

  &:hover {
    color: var(--paadam-brand-strong);
  }
`;

/** What a tutor says of themselves; a long text shows its beginning. */
export function Bio({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const long = text.length > longCharacters;
  return (
    <div>
      <Text $clamped={long && !whole}>{text}</Text>
      {long && (
        <Toggle type="button" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Read less' : 'Read more'}
        </Toggle>
      )}
    </div>
  );
}
