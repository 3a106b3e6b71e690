/**
 * Webpack's loader for styled-components. It leaves out the prefixes of vendors, a table for browsers that no build here is
 * for: they are written only below a `StyleSheetManager` that asks for them.
 *
 * @param {string} source
 */
module.exports = (source) => source.replace(/\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/, '');
