import { createSharedVersions } from './sharedVersions';

type Question = Parameters<NonNullable<ReturnType<typeof createSharedVersions>['plugin']['resolveShare']>>[0];

const question = (resolver: Question['resolver'], pkgName: string) =>
  ({
    pkgName,
    version: '19.1.0',
    shareInfo: { from: 'mf_tutor', shareConfig: { requiredVersion: '^20.0.0' } },
    resolver,
  }) as unknown as Question;
const ask = (
  { plugin }: ReturnType<typeof createSharedVersions>,
  resolver: Question['resolver'],
  pkgName = 'react',
) => (plugin.resolveShare as (asked: Question) => Question)(question(resolver, pkgName)).resolver();
const refuse = () => {
  throw new Error('Whatever the words.');
};

test('a version out of range is noticed for the remote that asked, whatever the runtime says, and told once', () => {
  const versions = createSharedVersions();
  expect(() => ask(versions, refuse)).toThrow('Whatever the words.');
  expect(versions.take('mf_parent')).toBeUndefined();
  expect(versions.take('mf_tutor')?.mismatches).toEqual([
    { dependency: 'react', needed: '^20.0.0', found: '19.1.0' },
  ]);
  expect(versions.take('mf_tutor')).toBeUndefined();
});

test('the error names every dependency with what is wanted and what is there, each once', () => {
  const versions = createSharedVersions();
  for (const name of ['react', 'react-dom', 'react']) expect(() => ask(versions, refuse, name)).toThrow();
  expect(versions.take('mf_tutor')?.message).toBe(
    'It needs react ^20.0.0 (this page has 19.1.0), react-dom ^20.0.0 (this page has 19.1.0).',
  );
});

test('a version that fits is handed on', () => {
  const versions = createSharedVersions();
  const found = { shared: {}, useTreesShaking: false } as unknown as ReturnType<Question['resolver']>;
  expect(ask(versions, () => found)).toBe(found);
  expect(versions.take('mf_tutor')).toBeUndefined();
});
