interface Hook {
  renderers: Map<number, unknown>;
  inject(renderer: unknown): number;
}

/** The shell's own refresh runtime, which every entry starts with, has made one, unless a browser's extension had. */
const hook = (window as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: Hook }).__REACT_DEVTOOLS_GLOBAL_HOOK__;

/**
 * In development React's renderer is one build and the components another. Each portal's refresh runtime starts after
 * React and looks here for the renderers that there are; only the extension writes them down of itself.
 */
const { inject } = hook;
hook.inject = (renderer) => {
  const id = inject.call(hook, renderer);
  hook.renderers.set(id, renderer);
  return id;
};

export {};
