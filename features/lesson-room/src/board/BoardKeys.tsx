import { Checkbox } from '@paadam/shared/ui/Checkbox';
import { useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/board';
import { letSignsWorkBeside, signsWorkBeside, toolKeys } from './boardKeys';
import type { Tool } from './gestures';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(0, 1fr);
  gap: var(--paadam-space-2) var(--paadam-space-4);

  & dt {
    font-weight: 600;
  }

  & dd {
    margin: 0;
  }
`;

/** The other keys, for who asks. */
const otherKeys = (): readonly (readonly [keys: string, what: string])[] => [
  [words.arrowKeys(), words.arrowKeysDo()],
  [words.enterKey(), words.enterDoes()],
  [words.dotKeys(), words.dotDoes()],
  [words.deleteKey(), words.deleteDoes()],
  [words.copyKeys(), words.copyKeysDo()],
  [words.orderKeys(), words.orderKeysDo()],
  [words.undoKeys(), words.undoDoes()],
  [words.pageKeys(), words.pageKeysDo()],
  [words.zoomKeys(), words.zoomKeysDo()],
  [words.escapeKey(), words.escapeDoes()],
];

/** Which key does what on the board. */
export function BoardKeys() {
  const [workBeside, setWorkBeside] = useState(signsWorkBeside);
  const choose = (is: boolean) => {
    letSignsWorkBeside(is);
    setWorkBeside(is);
  };
  const tools = Object.entries(toolKeys).map(
    ([tool, key]) => [key, words.tool({ tool: tool as Tool })] as const,
  );
  return (
    <>
      <Checkbox
        label={words.keysBeside()}
        checked={workBeside}
        onChange={({ target }) => choose(target.checked)}
      />
      <Keys>
        {[...tools, ...otherKeys()].map(([keys, what]) => (
          <div key={keys} style={{ display: 'contents' }}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </Keys>
    </>
  );
}
