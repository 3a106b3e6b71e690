import { deskCalls } from '@paadam/shared/contract';
import { addTestOperator } from '../../development/testing/desk';
import { startTestApp, type TestApp } from '../../development/testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ desk: true });
});
afterAll(() => test.stop());

it('finds people by any spelling of their name or address', async () => {
  const { browser } = await addTestOperator(test);
  const found = async (search: string) => {
    const { status, answer } = await browser.call(deskCalls.deskPeople, { query: { search } });
    expect(status).toBe(200);
    return answer.data.map(({ name }) => name);
  };
  await test.signedIn('student', { name: 'श्\u200Dवेता हिन्दी' });
  await test.signedIn('student', { name: 'José 100% Rao', email: 'jose@xn--mller-kva.example' });
  for (const typed of ['श्वेता', 'हिंदी', 'श्\u200Dवेता'])
    expect(await found(typed)).toEqual(['श्\u200Dवेता हिन्दी']);
  for (const typed of ['jose', 'JOSÉ', '100%', 'jose@müller.example', 'JOSE@MÜLLER.example']) {
    expect(await found(typed)).toEqual(['José 100% Rao']);
  }
  expect(await found('0% R%')).toEqual([]);
});
