/**
 * In development React's renderer is one build and the components another. Each build's refresh runtime looks for the
 * renderers here, so the place must be there, and be filled, before the first of them starts.
 */
const renderers = new Map<number, unknown>();

Object.assign(window, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    renderers,
    supportsFiber: true,
    isDisabled: false,
    inject: (renderer: unknown): number => {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot: () => {},
    onCommitFiberRoot: () => {},
    onCommitFiberUnmount: () => {},
  },
});

export {};
