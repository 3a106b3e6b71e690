import vm, { type CompileFunctionOptions, type Context } from 'node:vm';

/**
 * What the language itself gives every global object, and no test puts another in the place of. Modules have them as
 * variables: V8 asks Node for each name that it looks up on the global object of a file of tests, which takes longer than most
 * of what is then done with it. `Date` is not among them, since a test may set the clock.
 */
const names = [
  'Array',
  'ArrayBuffer',
  'BigInt',
  'Boolean',
  'DataView',
  'Error',
  'Function',
  'Intl',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'RangeError',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'SyntaxError',
  'TypeError',
  'Uint8Array',
  'WeakMap',
  'WeakRef',
  'WeakSet',
  'isNaN',
  'parseFloat',
  'parseInt',
].join(', ');

const list = new vm.Script(`[${names}]`);
const found = new WeakMap<Context, unknown[]>();

/** @returns what those names mean on that global object */
const meaningsIn = (context: Context): unknown[] => {
  const meanings = found.get(context) ?? list.runInContext(context);
  found.set(context, meanings);
  return meanings;
};

/** What this process has compiled, by file. */
const compiled = new Map<string, { source: string; script: vm.Script }>();

const { compileFunction } = vm;

const compile = (filename: string, source: string, parameters: readonly string[]): vm.Script => {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function (${names}) { return function (${parameters.join(', ')}) {`;
  const script = new vm.Script(`${head}${source}\n}})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { source, script });
  return script;
};

/**
 * Lets a process of Jest parse each module once. Jest compiles React, the store, the server's packages and all else anew
 * for every file of tests, since each has a global object of its own; a script can be run on any number of them, and
 * keeps what V8 has made of its functions.
 */
vm.compileFunction = (source: string, parameters?: readonly string[], options?: CompileFunctionOptions) => {
  const { filename, parsingContext } = options ?? {};
  if (!filename || !parsingContext || !parameters) return compileFunction(source, parameters, options);
  return compile(filename, source, parameters).runInContext(parsingContext)(...meaningsIn(parsingContext));
};
