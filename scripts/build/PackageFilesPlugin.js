const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { Compilation, sources } = require('webpack');

/**
 * Copies files that a package loads by name at run time into the build, unchanged, below `<package>-<version>/`.
 * A build that has no module of the package gets none of them.
 */
class PackageFilesPlugin {
  /**
   * @param {object} files
   * @param {string} files.name of the package
   * @param {string[]} files.folders of the package; folders in these are left out
   */
  constructor({ name, folders }) {
    this.name = name;
    this.folders = folders;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PackageFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PackageFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const folder = this.packageIn(compilation);
          if (folder !== null) this.emit(compilation, folder);
        },
      );
    });
  }

  /** @param {Compilation} compilation @returns the folder of the package, null if no module of it is in the build */
  packageIn({ modules }) {
    const inPackages = path.join('node_modules', this.name) + path.sep;
    for (const module of modules) {
      const file = module.nameForCondition() ?? '';
      const place = file.lastIndexOf(inPackages);
      if (place >= 0) return file.slice(0, place + inPackages.length);
    }
    return null;
  }

  /** @param {Compilation} compilation @param {string} from the folder of the package */
  emit(compilation, from) {
    const { version } = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8'));
    for (const folder of this.folders) {
      for (const entry of readdirSync(path.join(from, folder), { withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const content = readFileSync(path.join(from, folder, entry.name));
        const file = `${this.name}-${version}/${folder}/${entry.name}`;
        // As published: `minimized` keeps the minimizer from changing the file.
        compilation.emitAsset(file, new sources.RawSource(content), { minimized: true });
      }
    }
  }
}

module.exports = { PackageFilesPlugin };
