import { misfits } from '../release/shellFit.mjs';

/**
 * @param {string} text address of a deployed site
 * @returns {string} its origin
 * @throws where it is none
 */
export const readShell = (text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `--shell must be the address of a site, such as https://staging.lessons.example, not "${text}".`,
    );
  }
  return url.origin;
};

/** @param {string | URL} url */
const ask = async (url) => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer;
};

/**
 * What the document says of the site, and its shell's `shell.json`, which stands beside its scripts.
 *
 * @param {string} shell
 */
const describe = async (shell) => {
  const document = await (await ask(shell)).text();
  const [, site = '{}'] = /id="paadam-site">(.*?)<\/script>/.exec(document) ?? [];
  const [, script = '/'] = /<script defer[^>]* src="([^"]+)"/.exec(document) ?? [];
  const description = new URL('shell.json', new URL(script, shell));
  return { ...JSON.parse(site), .../** @type {object} */ (await (await ask(description)).json()) };
};

/**
 * @param {string} shell origin of a deployed site
 * @param {string} origin where a portal is served
 * @param {{contract: number}} remote what the portal declares of itself
 * @returns {Promise<string[]>} why the site will not show that portal, in sentences; none: it will
 */
export const hindrances = async (shell, origin, { contract }) => {
  try {
    const description = await describe(shell);
    const { staging, remoteOrigins = [] } = description;
    return [
      !staging && `the shell at ${shell} was not built with --staging, so it takes no portal from elsewhere.`,
      !remoteOrigins.includes(origin) &&
        `REMOTE_ORIGINS of the server at ${shell} does not name ${origin}, so it will refuse that.`,
      // Which versions of what is shared it needs is known once it is built.
      ...misfits({ contract }, description),
    ].filter((text) => text !== false);
  } catch (error) {
    return [
      `what ${shell} would do with it could not be found out: ${error.cause?.message ?? error.message}`,
    ];
  }
};
