import { chainDepth, type Fetched } from './chainDepth';

const file = (askedBy: Fetched['askedBy'], sentAt: number, arrivedAt?: number): Fetched => ({
  askedBy,
  sentAt,
  arrivedAt,
});
const page = file('visitor', 0, 10);
const shell = file('document', 5, 30);
const vendor = file('document', 5, 60);

it('counts the document as the first, and what it names itself as the second', () => {
  expect(chainDepth([page])).toBe(1);
  expect(chainDepth([page, shell, vendor])).toBe(2);
});

it('counts each file that is only known once another has arrived', () => {
  const entry = file('script', 31, 40);
  const home = file('script', 41, 50);
  expect(chainDepth([page, shell, entry, home])).toBe(4);
});

it('counts files that are fetched side by side once', () => {
  expect(chainDepth([page, shell, file('script', 31, 40), file('script', 32, 50)])).toBe(3);
});

it('lets what had not arrived ask for nothing', () => {
  expect(chainDepth([page, shell, file('script', 31), file('script', 90, 95)])).toBe(3);
});
