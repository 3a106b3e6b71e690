const { existsSync } = require('node:fs');
const path = require('node:path');

/**
 * @param {string} name of a package
 * @param {string} from a folder
 * @returns {string} the package's folder, as its importer from there finds it
 * @throws where it is not installed
 */
const packageFolder = (name, from) => {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const above = path.dirname(from);
  if (above === from) throw new Error(`The package ${name} is not installed.`);
  return packageFolder(name, above);
};

module.exports = { packageFolder };
