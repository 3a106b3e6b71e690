const { realpathSync } = require('node:fs');
const path = require('node:path');
const { packageFolder } = require('./packageFolder.js');

/** Packages that only calls of the API need: the first view of the site has its data in the document. */
const latePackages = ['axios'];

/**
 * Says by the layout of the packages which chunk of the shell a module belongs to: `vendor`, which every page loads,
 * `features`, which comes once a portal asks for a feature, or the chunk of the code that imports it.
 *
 * @param {string} folder of the shell, from which packages are found
 * @param {readonly string[]} features the packages with features, such as `@paadam/bookings`
 * @returns {(module: import('webpack').Module) => 'vendor' | 'features' | null}
 */
const chunkOf = (folder, features) => {
  const placeOf = (/** @type {string} */ name) => realpathSync(packageFolder(name, folder)) + path.sep;
  const shared = placeOf('@paadam/shared');
  const { late } = require(path.join(shared, 'layers.cjs'));
  const inShared = (/** @type {string[]} */ files) => new Set(files.map((file) => path.join(shared, file)));
  const withFeatures = inShared(late.features);
  const later = inShared(Object.values(late).flat());
  const featureFolders = features.map(placeOf);
  const latePlaces = latePackages.map((name) => `${path.sep}node_modules${path.sep}${name}${path.sep}`);
  return (module) => {
    const file = module.nameForCondition();
    if (!file) return null;
    if (withFeatures.has(file) || featureFolders.some((place) => file.startsWith(place))) return 'features';
    if (file.startsWith(shared)) return later.has(file) ? null : 'vendor';
    const isLibrary = file.includes(`${path.sep}node_modules${path.sep}`);
    return isLibrary && !latePlaces.some((place) => file.includes(place)) ? 'vendor' : null;
  };
};

module.exports = { chunkOf };
