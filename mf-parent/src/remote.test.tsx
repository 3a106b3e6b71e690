import { expectPagesOf } from '@paadam/shared/testing';
import declaration from '../remote.json';
import remote from './remote';

test('the parent portal has exactly the pages that it declares', () => {
  expectPagesOf(remote, declaration);
});
