const { NormalModuleReplacementPlugin } = require('webpack');

const isIcons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons$/;

/** @param {string} file that makes an icon of its shapes, with less code than Lucide's own */
const trimLucide = (file) =>
  new NormalModuleReplacementPlugin(/^\.\.\/createLucideIcon\.mjs$/, (resource) => {
    if (isIcons.test(resource.context)) resource.request = file;
  });

/** Takes from the icons' files what only Lucide's own component reads. */
const iconShapes = {
  test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/,
  loader: require.resolve('./iconShapes.js'),
};

module.exports = { trimLucide, iconShapes };
