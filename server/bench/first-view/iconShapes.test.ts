import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import keepShapes from '../../../scripts/build/iconShapes.js';
import { rootFolder } from '../../src/paths';

test('of an icon’s file the builds keep the shapes', () => {
  const file = join(rootFolder, 'node_modules/lucide-react/dist/esm/icons/house.mjs');
  const kept = keepShapes(readFileSync(file, 'utf8'));
  expect(kept).toContain('M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8');
  expect(kept).not.toMatch(/key:|name:|aliases:/);
});
