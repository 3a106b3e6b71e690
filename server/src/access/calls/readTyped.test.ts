import { type Call, calls, deskCalls } from '@paadam/shared/contract';
import type { TSchema } from 'typebox';
import { readerOf } from './readTyped';

interface Described {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  maxLength?: number;
  'x-typed'?: string;
  properties?: Record<string, Described>;
  items?: Described;
  anyOf?: Described[];
}

/** Texts that need no reading: identifiers, secrets, web addresses, files, and passwords that are verified as typed. */
const untyped =
  /\.(id|_id|cursor|current|password|profileUrl|meetingLink|address|picture|secret|idempotency-key|remote|version)$/;

const textsOf = (schema: Described, path: string): [path: string, text: Described][] => [
  ...([schema.type].flat().includes('string') ? [[path, schema] as [string, Described]] : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => textsOf(one, `${path}.${name}`)),
  ...(schema.items ? textsOf(schema.items, path) : []),
  ...(schema.anyOf ?? []).flatMap((one) => textsOf(one, path)),
];

const all = Object.entries<Call>({ ...calls, ...(deskCalls as unknown as Record<string, Call>) });
const texts = all.flatMap(([name, { body, query }]) =>
  [body, query].flatMap((part) => (part ? textsOf(part as Described, name) : [])),
);

it('every typed text of the contract states how it is read', () => {
  const silent = texts.filter(([path, { 'x-typed': how, pattern, enum: values }]) => {
    const isId = pattern?.startsWith('^[0-9a-f]{8}');
    const isWord = values?.every((value) => !/\d/.test(String(value)));
    return how === undefined && !isId && !isWord && !untyped.test(path);
  });
  expect(silent.map(([path]) => path)).toEqual([]);
});

const read = (call: { body?: TSchema; query?: TSchema }, value: object) =>
  readerOf(call.body ?? (call.query as TSchema))?.(value);

it.each([
  [
    'a code',
    calls.verifyOtp,
    { email: ' A@Müller.example', otp: '४२९-१७०' },
    { email: 'A@xn--mller-kva.example', otp: '429170' },
  ],
  ['a second step', calls.secondStep, { code: '１２３ ４５６' }, { code: '123 456' }],
  ['a name', calls.saveProfile, { name: '\tMeera\u200E' }, { name: 'Meera' }],
  [
    'lines of a list',
    calls.saveProfile,
    { qualifications: [' B.\u00A0Sc.\t'] },
    { qualifications: ['B. Sc.'] },
  ],
  [
    'times of a week',
    calls.saveProfile,
    { availability: [{ day: 'Monday', startTime: '०९:३०', endTime: '１７：００' }] },
    { availability: [{ day: 'Monday', startTime: '09:30', endTime: '17:00' }] },
  ],
  [
    'a duration',
    calls.createBooking,
    { duration: '१.५', note: 'a\u202Eb ' },
    { duration: '1.5', note: 'ab' },
  ],
  [
    'a bank account',
    calls.setPayoutDestination,
    { accountNumber: '௦௧-௨௩', upiId: '९८@ybl' },
    { accountNumber: '0123', upiId: '98@ybl' },
  ],
  ['a new password', calls.register, { password: 'e\u0301\u00A0\uFF11' }, { password: '\u00E9 1' }],
  [
    'what is not as it should be',
    calls.verifyOtp,
    { otp: 7, email: null, more: ['x'] },
    { otp: 7, email: null, more: ['x'] },
  ],
])('reads %s', (_, call, typed, expected) => {
  expect(read(call, typed)).toEqual(expected);
});

it('leaves a password that is verified as it was typed', () => {
  const typed = { email: 'a@b.example', password: ' e\u0301 ' };
  expect(read(calls.login, typed)).toEqual(typed);
});
