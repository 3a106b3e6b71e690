import { expectPagesOf } from '@paadam/shared/testing';
import declaration from '../remote.json';
import remote from './remote';

test('the student portal has exactly the pages that it declares', () => {
  expectPagesOf(remote, declaration);
});
