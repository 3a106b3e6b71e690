interface Visitor {
  /** The page's language. */
  shown: string;
  /** Those that the site offers. */
  offered: readonly string[];
  /** By the browser, best first: "ta-IN". */
  preferred: readonly string[];
  /** Before; undefined: nothing. */
  chosen: string | undefined;
  /** What the browser calls itself. */
  agent: string;
}

const crawlers = /bot|crawl|spider|slurp|lighthouse/i;

/**
 * @returns the language of the site that the visitor would rather read, of which they are told once; undefined: they have it,
 *   have chosen before, or no one reads at all
 */
export const offeredLanguage = ({
  shown,
  offered,
  preferred,
  chosen,
  agent,
}: Visitor): string | undefined => {
  if (chosen || crawlers.test(agent)) return undefined;
  const best = preferred
    .map((language) => language.toLowerCase().split('-', 1)[0] ?? '')
    .find((language) => offered.includes(language));
  return best === shown ? undefined : best;
};
