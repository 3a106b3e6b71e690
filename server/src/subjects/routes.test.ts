import { calls } from '@paadam/shared/contract';
import { startTestApp, type TestApp } from '../testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const list = (query: { limit?: number; cursor?: string } = {}) =>
  test.browser().call(calls.subjects, { query });

describe('the catalogue of subjects', () => {
  it('is there without sample data, whole, and by name', async () => {
    const { answer } = await list();
    const names = answer.data.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(24);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(answer.data).toContainEqual({
      _id: '01936e5a-0000-7000-8000-000000000001',
      name: 'Mathematics',
      description: expect.any(String),
      image: null,
      category: 'Mathematics',
    });
    expect(answer.nextCursor).toBeNull();
  });

  it('can be read in pages', async () => {
    const whole = (await list()).answer.data;
    const first = (await list({ limit: 20 })).answer;
    const second = (await list({ limit: 20, cursor: first.nextCursor ?? '' })).answer;
    expect([...first.data, ...second.data]).toEqual(whole);
    expect(second.nextCursor).toBeNull();
  });

  it.each(['%', Buffer.from('"\\u0000"').toString('base64url'), Buffer.from('7').toString('base64url')])(
    'refuses the cursor "%s"',
    async (cursor) => {
      const { status, failure } = await list({ cursor });
      expect([status, failure.code]).toEqual([400, 'malformed_request']);
    },
  );
});
