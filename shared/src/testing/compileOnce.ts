import vm, { type CompileFunctionOptions } from 'node:vm';

/** What this process has compiled, by its source. */
const compiled = new Map<string, Buffer>();

/** Below this many characters a source is compiled as fast as it is looked up. */
const shortSource = 2_000;

const { compileFunction } = vm;

/**
 * Lets a process of Jest's parse each module once. Jest compiles React, the store and all else anew for every file of
 * tests, since each has a global object of its own; V8 can start from what it made of the same source before.
 */
vm.compileFunction = (source: string, parameters?: readonly string[], options?: CompileFunctionOptions) => {
  if (source.length < shortSource) return compileFunction(source, parameters, options);
  const cachedData = compiled.get(source);
  if (cachedData) return compileFunction(source, parameters, { ...options, cachedData });
  const made = compileFunction(source, parameters, { ...options, produceCachedData: true });
  if (made.cachedData) compiled.set(source, made.cachedData);
  return made;
};
