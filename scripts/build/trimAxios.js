const { DefinePlugin, NormalModuleReplacementPlugin } = require('webpack');

/**
 * Leaves out what axios does not need here. Its own table of adapters has the one over fetch alone; where that is not
 * enough, another adapter is imported by its name and handed to the call. Without `setImmediate` axios would listen to
 * the window's messages; React's scheduler also asks for that name, and has to find what the browser has.
 */
const trimAxios = () => [
  new NormalModuleReplacementPlugin(/^\.\/xhr\.js$/, (resource) => {
    if (/[\\/]axios[\\/]lib[\\/]adapters$/.test(resource.context)) resource.request = '../helpers/null.js';
  }),
  new DefinePlugin({
    setImmediate: DefinePlugin.runtimeValue(({ module }) =>
      /[\\/]axios[\\/]lib[\\/]/.test(module.resource) ? 'queueMicrotask' : 'setImmediate',
    ),
  }),
];

module.exports = { trimAxios };
