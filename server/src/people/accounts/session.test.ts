import { calls } from '@paadam/shared/contract';
import { startTestApp, type TestApp } from '../../development/testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

describe('the session check', () => {
  it('tells a visitor without an error', async () => {
    const { status, answer } = await test.browser().call(calls.refreshAuth);
    expect(status).toBe(200);
    expect(answer).toEqual({ success: false, message: 'Nobody is signed in', data: null, token: null });
  });

  it('knows who is signed in', async () => {
    const meera = await test.signedIn('tutor', { name: 'Meera' });
    const { answer } = await meera.browser.call(calls.refreshAuth);
    expect(answer.data).toMatchObject({ id: meera.id, role: 'tutor', name: 'Meera', children: [] });
    expect(answer.token).toBe(meera.browser.cookies.get('token'));
  });

  it('sets the token’s cookie again where it was lost or overwritten', async () => {
    const { browser } = await test.signedIn('student');
    const token = browser.cookies.get('token');
    for (const spoil of [
      () => browser.cookies.delete('token'),
      () => browser.cookies.set('token', 'wrong'),
    ]) {
      spoil();
      await browser.call(calls.refreshAuth);
      expect(browser.cookies.get('token')).toBe(token);
    }
  });
});
