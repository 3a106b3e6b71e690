import { testApi } from '@paadam/shared/testing';
import { channelOf } from './channelOf';

test('whoever asks has the same connection, and another portal of the page one of its own', () => {
  const [api, other] = [testApi(), testApi()];
  expect(channelOf(api)).toBe(channelOf(api));
  expect(channelOf(other)).not.toBe(channelOf(api));
});
