import { cancelShare } from './cancelShare';
import { chargedFrom } from './chargedFrom';
import { splitPrice } from './splitPrice';

const hour = 3_600_000;
const policy = [
  { hours: 12, percent: 100 },
  { hours: 0, percent: 50 },
];

describe('a price', () => {
  it('is the tutor’s but for the commission, with the tax in it where there is one', () => {
    const share = (isTaxed: boolean) => splitPrice(60_000, { commissionPercent: 15, isTaxed });
    expect(share(true)).toEqual({ tutor: 51_000, commission: 7_627, gst: 1_373 });
    expect(share(false)).toEqual({ tutor: 51_000, commission: 9_000, gst: 0 });
  });

  it('is split to the last paisa, whatever it is', () => {
    for (let amount = 0; amount < 2_000; amount += 7) {
      for (const commissionPercent of [0, 7, 15, 33, 100]) {
        const { tutor, commission, gst } = splitPrice(amount, {
          commissionPercent,
          isTaxed: amount % 2 === 0,
        });
        expect(tutor + commission + gst).toBe(amount);
        expect(Math.min(tutor, commission, gst)).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

describe('cancelling', () => {
  const cancelled = (hoursLeft: number, by: 'tutor' | 'student' = 'student') =>
    cancelShare(policy, { amount: 60_001, chargedFrom: hoursLeft * hour, now: 0, by, isByCredit: false });

  it.each([
    [12, 60_001, 100],
    [12 - 1 / hour, 30_001, 50],
    [1 / hour, 30_001, 50],
    [0, 0, 0],
    [-1, 0, 0],
  ])('%d hours before gives back %d paise', (hoursLeft, refund, percent) => {
    expect(cancelled(hoursLeft)).toMatchObject({ refund, percent, credit: 0 });
  });

  it('says until when it is as much', () => {
    expect(cancelled(20).until).toBe(8 * hour);
    expect(cancelled(5).until).toBeNull();
  });

  it('by the tutor gives back all, and what the other side would have been charged as a credit', () => {
    expect(cancelled(20, 'tutor')).toMatchObject({ refund: 60_001, credit: 0 });
    expect(cancelled(5, 'tutor')).toMatchObject({ refund: 60_001, credit: 30_000, percent: 100 });
  });
});

describe('what cancelling costs', () => {
  it('counts from the earliest start that the student’s side moved away from, since the tutor last wished for a move', () => {
    expect(chargedFrom(100, [])).toBe(100);
    expect(chargedFrom(100, [{ from: 10, by: 'student' }])).toBe(10);
    expect(chargedFrom(5, [{ from: 10, by: 'student' }])).toBe(5);
    expect(
      chargedFrom(100, [
        { from: 30, by: 'student' },
        { from: 20, by: 'student' },
      ]),
    ).toBe(20);
    expect(
      chargedFrom(100, [
        { from: 10, by: 'student' },
        { from: 50, by: 'tutor' },
        { from: 60, by: 'student' },
      ]),
    ).toBe(60);
    expect(chargedFrom(100, [{ from: 10, by: 'tutor' }])).toBe(100);
  });
});
