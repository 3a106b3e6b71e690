const secondsAYear = 31_536_000;

/** Notes the language that this browser's reader has chosen, by following a link to it or staying where they are. */
export const keepChoice = (language: string): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore API is not everywhere yet.
  document.cookie = `lang=${language}; path=/; max-age=${secondsAYear}; samesite=lax${secure}`;
};
