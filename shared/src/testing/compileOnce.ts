import vm, { type CompileFunctionOptions } from 'node:vm';

/** What this process has compiled, by file. */
const compiled = new Map<string, { source: string; script: vm.Script }>();

const { compileFunction } = vm;

const compile = (filename: string, source: string, parameters: readonly string[]): vm.Script => {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
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
  return compile(filename, source, parameters).runInContext(parsingContext);
};
