/**
 * Webpack's loader for React Router. It leaves out what only its own framework renders: preloads of linked pages, for which
 * no link asks without that framework's context, and the errors of server components. What is left of forms goes by itself
 * once nothing is written to them at the start.
 *
 * @param {string} source
 */
module.exports = (source) =>
  source
    .replace(
      /^function usePrefetchBehavior\(/m,
      'function usePrefetchBehavior() {\n  return [false, null, {}];\n}\nfunction unusedPrefetchBehavior(',
    )
    .replace(
      /^function PrefetchPageLinks\(/m,
      'function PrefetchPageLinks() {\n  return null;\n}\nfunction UnusedPageLinks(',
    )
    .replace(
      /^function RSCErrorHandler\(/m,
      'function RSCErrorHandler({ children }) {\n  return children;\n}\nfunction UnusedErrorHandler(',
    )
    .replace('= decodeRouteErrorResponseDigest(error.digest);', '= null;')
    .replace(/^var Form = /m, 'var Form = /* @__PURE__ */ ')
    .replace(/^(Form|HistoryRouter)\.displayName = .+;$/gm, '');
