/** In place of the federation's logger, which also tells whence it was called. @param {string} prefix */
export const createLogger = (prefix) => {
  const say =
    (/** @type {'info' | 'warn' | 'error'} */ level) =>
    (/** @type {unknown[]} */ ...what) =>
      console[level](prefix, ...what);
  return {
    setPrefix() {},
    setDelegate() {},
    log: say('info'),
    info: say('info'),
    success: say('info'),
    ready: say('info'),
    debug() {},
    warn: say('warn'),
    error: say('error'),
  };
};

export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = () => {};
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = logger;
