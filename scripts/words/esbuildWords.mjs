import { languageCodes } from './languages.mjs';
import { compiledNamespace, fileOf, messageFile, namespaceOf } from './workspaceMessages.mjs';
import { wholeModule } from './writeModule.mjs';

/** For esbuild: gives the server its words in all languages. @type {import('esbuild').Plugin} */
export const esbuildWords = {
  name: 'words',
  setup({ onLoad }) {
    onLoad({ filter: messageFile }, ({ path }) => {
      const found = namespaceOf(path);
      if (!found) return undefined;
      const watchFiles = languageCodes.map((language) => fileOf(found.workspace, language));
      return {
        contents: wholeModule(compiledNamespace(found.workspace, found.namespace)),
        loader: 'js',
        watchFiles,
      };
    });
  },
};
