import { styled } from 'styled-components';
import { toolKeys, toolNames } from './boardKeys';
import type { Tool } from './gestures';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--paadam-space-2) var(--paadam-space-4);

  & dt {
    font-weight: 600;
  }

  & dd {
    margin: 0;
  }
`;

/** The other keys, for who asks. */
const otherKeys: readonly (readonly [keys: string, what: string])[] = [
  ['Arrow keys', 'move the cross, what is selected, or the view; with Shift in larger steps'],
  ['Enter', 'puts the tool down at the cross, and lifts it again'],
  ['. and ,', 'select the next and the one before'],
  ['Delete', 'erases what is selected'],
  ['Ctrl Z, Ctrl Shift Z', 'undo and redo your own steps'],
  ['Page Up, Page Down', 'turn the pages'],
  ['+, − and 0', 'zoom, and the whole page'],
  ['Escape', 'breaks off, and lets go of what is selected'],
];

/** Which key does what on the board. */
export function BoardKeys() {
  const tools = Object.entries(toolKeys).map(([tool, key]) => [key, toolNames[tool as Tool]] as const);
  return (
    <Keys>
      {[...tools, ...otherKeys].map(([keys, what]) => (
        <div key={keys} style={{ display: 'contents' }}>
          <dt>{keys}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </Keys>
  );
}
