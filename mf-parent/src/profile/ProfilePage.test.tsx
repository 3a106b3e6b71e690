import { expectProfileIn } from '@paadam/shared/testing';
import declaration from '../../remote.json';
import remote from '../remote';

test('a parent edits their profile in their panel', () =>
  expectProfileIn(remote, declaration, { role: 'parent', path: '/parent/profile', panel: 'Parent Portal' }));
