import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Compiled {
  code: string;
  values: Record<string, string>;
  hasMarks: boolean;
}

/** In a Node of its own: the compiler is made of ES modules. */
const program = `
  import { compileMessage } from './scripts/words/compileMessage.mjs';
  import { pseudo } from './scripts/words/pseudo.mjs';
  const outcome = (work) => { try { return work(); } catch (error) { return { refused: error.message }; } };
  const asked = JSON.parse(process.argv[1]);
  console.log(JSON.stringify(asked.map(({ text, language, as }) => outcome(() =>
    as === 'pseudo' ? pseudo(text) : compileMessage(text, language)))));
`;

const ask = (asked: object[]) =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program, JSON.stringify(asked)], {
      cwd: join(__dirname, '../..'),
      encoding: 'utf8',
    }),
  );

const compile = (text: string, language = 'en'): Compiled => ask([{ text, language }])[0];

/** Runs what a build would have in it. */
const said = ({ code }: Compiled, values: object = {}) => {
  const compiled = new Function(`return ${code}`)();
  return typeof compiled === 'function' ? compiled(values) : compiled;
};

test('a text is itself, and values stand in their places', () => {
  expect(compile('Find a tutor')).toEqual({ code: '"Find a tutor"', values: {}, hasMarks: false });
  const greeting = compile('Hello {name}, it’s {time}!');
  expect(greeting.values).toEqual({ name: 'string | number', time: 'string | number' });
  expect(said(greeting, { name: 'Meera', time: 5 })).toBe('Hello Meera, it’s 5!');
  expect(said(compile('{a}{b}'), { a: 1, b: 2 })).toBe('12');
});

test('a Tamil ending stays on the line of the value before it', () => {
  const pay = compile('{time}-க்குள் <b>{sum}</b>-ஐ செலுத்தவும், 10-ஆம்', 'ta');
  expect(said(pay, { time: '7:00 AM', sum: '₹5', b: (text: string) => text }).join('')).toBe(
    '7:00 AM-\u2060க்குள் ₹5-\u2060ஐ செலுத்தவும், 10-ஆம்',
  );
});

test('a Tamil name that describes the noun behind it has its stem', () => {
  const lesson = '<stem>{subject}</stem> வகுப்பு';
  const [plain, doubled, marked]: Compiled[] = ask(
    [lesson, '<stem>{subject}</stem> பாடம்', `<b>${lesson}</b>`].map((text) => ({ text, language: 'ta' })),
  );
  expect(plain).toMatchObject({ values: { subject: 'string | number' }, hasMarks: false });
  const of = (subject: string) => [plain, doubled].map((one) => said(one as Compiled, { subject }));
  expect(of('கணிதம்')).toEqual(['கணித வகுப்பு', 'கணிதப் பாடம்']);
  expect(of('வரலாறு')).toEqual(['வரலாற்று வகுப்பு', 'வரலாற்றுப் பாடம்']);
  expect(of('தமிழ்')).toEqual(['தமிழ் வகுப்பு', 'தமிழ்ப் பாடம்']);
  expect(of('இசை')).toEqual(['இசை வகுப்பு', 'இசைப் பாடம்']);
  expect(of('இயற்பியல்')).toEqual(['இயற்பியல் வகுப்பு', 'இயற்பியல் பாடம்']);
  expect(of('Maths')).toEqual(['Maths வகுப்பு', 'Maths பாடம்']);
  expect(said(marked as Compiled, { subject: 'கணிதம்', b: (text: string) => ({ text }) })).toEqual([
    { text: 'கணித வகுப்பு' },
  ]);
  expect(
    ask([
      { text: '<stem>Maths</stem>', language: 'ta' },
      { text: lesson, language: 'hi' },
    ]),
  ).toEqual([
    { refused: expect.stringContaining('one value') },
    { refused: expect.stringContaining('Tamil alone') },
  ]);
});

test('a language of more than two plural forms is refused', () => {
  expect(ask([{ text: '{n, plural, one {one} other {other}}', language: 'ar' }])).toEqual([
    { refused: expect.stringContaining('plurals of "ar"') },
  ]);
});

test('plurals follow CLDR from 0 to 120, and in between', () => {
  const numbers = [...Array.from({ length: 121 }, (_, n) => n), 0.5, 1.5];
  const languages = ['en', 'ta', 'hi', 'te', 'gu'];
  const answers: Compiled[] = ask(
    languages.map((language) => ({ text: '{n, plural, one {one} other {other}}', language })),
  );
  for (const [index, language] of languages.entries()) {
    const rules = new Intl.PluralRules(language);
    const compiled = answers[index] as Compiled;
    expect(numbers.map((n) => [n, said(compiled, { n })])).toEqual(numbers.map((n) => [n, rules.select(n)]));
  }
});

test('an exact number goes before its category, and # is the number', () => {
  const lessons = compile('{n, plural, =0 {No lessons} one {# lesson} other {# lessons}}');
  expect([0, 1, 2].map((n) => said(lessons, { n }))).toEqual(['No lessons', '1 lesson', '2 lessons']);
  expect(lessons.values).toEqual({ n: 'number' });
});

test('a select takes what it names, or anything where it has "other"', () => {
  const state = compile('{state, select, paid {Paid} due {To pay}}');
  expect(state.values).toEqual({ state: "'due' | 'paid'" });
  expect(said(state, { state: 'due' })).toBe('To pay');
  expect(compile('{state, select, paid {Paid} other {{n}}}').values).toEqual({
    n: 'string | number',
    state: 'string',
  });
});

test('what is marked comes in parts, with values and plurals inside', () => {
  const terms = compile('You have {n, plural, one {# <b>lesson</b>} other {# <b>lessons of {who}</b>}}.');
  const b = (text: string) => ({ b: text });
  expect(said(terms, { n: 2, who: 'Meera', b })).toEqual(['You have ', '2 ', { b: 'lessons of Meera' }, '.']);
  expect(terms.values.b).toBe('(text: string) => T');
});

test.each([
  ['{n, number}', /of ICU’s forms only/],
  ['{day, date, long}', /of ICU’s forms only/],
  ['{n, selectordinal, other {#}}', /ordinals/],
  ['{n, plural, offset:1 other {#}}', /offset/],
  ['{n, plural, few {#} other {#}}', /"few", which no language here has/],
  ['{n, plural, one {#}}', /no "other"/],
  ['<a><b>x</b></a>', /within another tag/],
  ['<a>x', /UNCLOSED_TAG/],
  ['{x', /BRACE/],
  ['{x} <x>y</x>', /x is a mark in one place and a value in another/],
])('%s is refused', (text, reason) => {
  expect((compile(text) as unknown as { refused: string }).refused).toMatch(reason);
});

test('the language of tests lengthens and brackets what is said, and leaves values and tags as they are', () => {
  const text = 'Ask {name} for <b>{n, plural, one {# lesson} other {# lessons}}</b>';
  const [pseudo]: [string] = ask([{ text, as: 'pseudo' }]) as [string];
  const compiled = compile(pseudo);
  const parts: string[] = said(compiled, { name: 'Meera', n: 2, b: (inner: string) => inner });
  expect(parts.join('')).toMatch(/^\[Åšķ Meera .* 2 ļéššöñš~+\]$/);
  expect(compiled.values).toEqual(compile(text).values);
});

test('what a server has no translation of is said in English', () => {
  const told = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { wholeModule } from './scripts/words/writeModule.mjs';
       const english = { close: { code: '"Close"' }, by: { code: '(v)=>"by "+v.name' }, open: { code: '"Open"' } };
       const others = { ta: [null, null, '"திறக்க"'] };
       const code = wholeModule({ keys: Object.keys(english), english, others }).replace(/^import.*;$/m, 'const $language=()=>"ta";');
       const { close, by, open } = await import('data:text/javascript,' + encodeURIComponent(code));
       console.log(JSON.stringify([close(), by({ name: 'Diya' }), open()]));`,
    ],
    { cwd: join(__dirname, '../..'), encoding: 'utf8' },
  );
  expect(JSON.parse(told)).toEqual(['Close', 'by Diya', 'திறக்க']);
});
