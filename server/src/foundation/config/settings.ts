export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * @returns what reads one variable of the environment as a kind of value, each by the variable's name: with what stands in for it
 *   where it is not set, else null or nothing. All but `read` throw what `refuse` throws, where the variable cannot be used
 */
export const settingsOf = (environment: Environment) => {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;

  /** Divided by spaces or commas. */
  const listed = (name: string): string[] => (read(name) ?? '').split(/[\s,]+/).filter(Boolean);

  const wholeNumber = (name: string, standard: number, max: number): number => {
    const text = read(name);
    if (text === undefined) return standard;
    if (!/^\d{1,9}$/.test(text) || Number(text) > max) refuse(name, text, `a whole number from 0 to ${max}`);
    return Number(text);
  };

  const url = (name: string, schemes: readonly string[]): string | null => {
    const text = read(name);
    if (text === undefined) return null;
    if (!URL.canParse(text) || !schemes.includes(new URL(text).protocol.slice(0, -1))) {
      // A URL may hold a password, so it is not repeated.
      refuse(
        name,
        undefined,
        `a URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
      );
    }
    return text;
  };

  const origin = (name: string, text: string): string => {
    const parsed = URL.canParse(text) ? new URL(text) : null;
    const isOrigin = parsed && /^https?:$/.test(parsed.protocol) && parsed.href === `${parsed.origin}/`;
    if (!isOrigin) refuse(name, text, 'an origin such as https://lessons.example');
    return new URL(text).origin;
  };

  const origins = (name: string): string[] => listed(name).map((text) => origin(name, text));

  const hosts = (name: string): string[] =>
    listed(name).map((text) => {
      if (!/^([a-z0-9._-]+|\[[0-9a-f:.]+\]):\d{1,5}$/i.test(text)) {
        refuse(name, text, 'hosts with their ports, such as files.intranet.example:443');
      }
      return text.toLowerCase();
    });

  const mailAddress = (name: string, standard: string): string => {
    const text = read(name) ?? standard;
    if (!/^([^<>]*<)?[^\s@<>]+@[^\s@<>]+>?$/.test(text)) refuse(name, text, 'a mail address');
    return text;
  };

  const lineOfText = (name: string): string | null => {
    const text = read(name);
    // The pages show it as it is, in one line.
    if (text !== undefined && !/^[^\p{Cc}\p{Zl}\p{Zp}]{1,300}$/u.test(text)) {
      refuse(name, undefined, 'one line of at most 300 characters');
    }
    return text ?? null;
  };

  const yesOrNo = (name: string, standard: boolean): boolean => {
    const text = read(name);
    if (text !== undefined && !['0', '1'].includes(text)) refuse(name, text, '0 or 1');
    return text === undefined ? standard : text === '1';
  };

  const secret = (name: string, minLength: number): string | null => {
    const text = read(name);
    // It travels in a header, and is not repeated here.
    if (text !== undefined && !(text.length >= minLength && /^[\x21-\x7e]+$/.test(text))) {
      refuse(name, undefined, `at least ${minLength} letters, digits or signs, without spaces`);
    }
    return text ?? null;
  };

  const keys = (name: string): Buffer[] =>
    listed(name).map((text) => {
      const key = Buffer.from(text, 'base64');
      if (key.length !== 32 || !/^[\w+/-]{43}=?$/.test(text)) {
        // It is not repeated here either.
        refuse(name, undefined, '32 random bytes in base64, as `openssl rand -base64 32` makes them');
      }
      return key;
    });

  return {
    read,
    listed,
    wholeNumber,
    url,
    origin,
    origins,
    hosts,
    mailAddress,
    lineOfText,
    yesOrNo,
    secret,
    keys,
  };
};
export type Settings = ReturnType<typeof settingsOf>;

/**
 * @param settings of use together alone, by their variables
 * @returns null where none is set
 * @throws where one is missing, with its name
 */
export const together = <T extends Record<string, unknown>>(
  settings: T,
): { [K in keyof T]: NonNullable<T[K]> } | null => {
  const missing = Object.keys(settings).filter((name) => settings[name] === null);
  if (missing.length === Object.keys(settings).length) return null;
  if (missing[0])
    throw new Error(
      `${missing[0]} must be set where ${Object.keys(settings).find((name) => !missing.includes(name))} is.`,
    );
  return settings as { [K in keyof T]: NonNullable<T[K]> };
};

/**
 * @param text what the variable says; undefined: it is a secret, and not repeated
 * @param expected what it has to be
 * @throws always, with the variable's name
 */
export const refuse = (name: string, text: string | undefined, expected: string): never => {
  throw new Error(`${name} must be ${expected}${text === undefined ? '' : `, not "${text}"`}.`);
};
