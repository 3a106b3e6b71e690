/**
 * The session's CSRF token as the page's own cookie has it: as it stands, since it is made of characters that need no
 * code. It is no business of another origin.
 *
 * @returns undefined where nobody is signed in, or the session is another site's
 */
export const tokenInCookie = (): string | undefined => {
  // On https the server calls it so, and one without the prefix is not the server's.
  const cookie = location.protocol === 'https:' ? '__Host-token' : 'token';
  return new RegExp(`(?:^|;\\s*)${cookie}=([^;]*)`).exec(document.cookie)?.[1];
};
