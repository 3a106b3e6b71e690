import { createSharedVersions } from './sharedVersions';

type Plugin = Required<ReturnType<typeof createSharedVersions>['plugin']>;
type Question = Parameters<Plugin['resolveShare']>[0];
type Failure = Parameters<Plugin['errorLoadShare']>[0];

const versionsWithRuntime = () => {
  const { plugin, take } = createSharedVersions();
  const { resolveShare, errorLoadShare } = plugin as Plugin;
  const fail = (pkgName: string, how: Partial<Failure>) =>
    errorLoadShare({
      pkgName,
      shareInfo: { shareConfig: { requiredVersion: '^20.0.0' } },
      origin: { options: { name: 'mf_tutor' } },
      ...how,
    } as unknown as Failure);
  /** As the runtime asks: what the resolver throws, it tells, and throws on. */
  const ask = (resolver: Question['resolver'], pkgName = 'react') => {
    const question = { pkgName, version: '19.1.0', shareInfo: {}, resolver } as unknown as Question;
    try {
      return (resolveShare(question) as Question).resolver();
    } catch (error) {
      fail(pkgName, { error });
      throw error;
    }
  };
  return { ask, fail, take };
};
const refuse = () => {
  throw new Error('Whatever the words.');
};

test('a version out of range is noticed for the remote that asked, whatever the runtime says, and told once', () => {
  const { ask, take } = versionsWithRuntime();
  expect(() => ask(refuse)).toThrow('Whatever the words.');
  expect(take('mf_parent')).toBeUndefined();
  expect(take('mf_tutor')?.mismatches).toEqual([{ dependency: 'react', needed: '^20.0.0', found: '19.1.0' }]);
  expect(take('mf_tutor')).toBeUndefined();
});

test('the error names every dependency with what is wanted and what is there, each once', () => {
  const { ask, take } = versionsWithRuntime();
  for (const name of ['react', 'react-dom', 'react']) expect(() => ask(refuse, name)).toThrow();
  expect(take('mf_tutor')?.message).toBe(
    'It needs react ^20.0.0 (this page has 19.1.0), react-dom ^20.0.0 (this page has 19.1.0).',
  );
});

test('what nobody has brought is noticed, too', () => {
  const { fail, take } = versionsWithRuntime();
  fail('charts', { recovered: true });
  expect(take('mf_tutor')?.message).toBe('It needs charts ^20.0.0 (this page has none).');
});

test('a failure of another kind is no matter of versions', () => {
  const { fail, take } = versionsWithRuntime();
  fail('react', { error: new Error('The network is away.') });
  expect(take('mf_tutor')).toBeUndefined();
});

test('a version that fits is handed on', () => {
  const { ask, take } = versionsWithRuntime();
  const found = { shared: {}, useTreesShaking: false } as unknown as ReturnType<Question['resolver']>;
  expect(ask(() => found)).toBe(found);
  expect(take('mf_tutor')).toBeUndefined();
});
