import { expectProfileIn } from '@paadam/shared/testing';
import declaration from '../../remote.json';
import remote from '../remote';

test('a tutor edits their profile in their panel', () =>
  expectProfileIn(remote, declaration, { role: 'tutor', path: '/tutor/edit-profile', panel: 'Tutor Panel' }));
