/**
 * Webpack's loader for Lucide's icons. Of an icon it leaves its shapes: names and keys are read by Lucide's own component
 * alone.
 *
 * @param {string} source
 */
module.exports = (source) =>
  source
    .replace(/,\s*key: "\w+"/g, '')
    .replace(/^\s*(name: "[\w-]+"|size: 24),\n/gm, '')
    .replace(/,\n\s*aliases: \[[^\]]*\]/g, '');
