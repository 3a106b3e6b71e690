import { expectProfileIn } from '@paadam/shared/testing';
import declaration from '../../remote.json';
import remote from '../remote';

test('a student edits their profile in their panel', () =>
  expectProfileIn(remote, declaration, {
    role: 'student',
    path: '/student/profile',
    panel: 'Student Portal',
  }));
