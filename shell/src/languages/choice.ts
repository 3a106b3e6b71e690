const cookie = 'lang';
const secondsAYear = 31_536_000;

/** The language that this browser's reader has chosen, by following a link to it or staying where they are. */
export const choice = {
  get: (): string | undefined => new RegExp(`(?:^|; )${cookie}=([a-z]+)`).exec(document.cookie)?.[1],
  keep: (language: string): void => {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore API is not everywhere yet.
    document.cookie = `${cookie}=${language}; path=/; max-age=${secondsAYear}; samesite=lax${secure}`;
  },
};
