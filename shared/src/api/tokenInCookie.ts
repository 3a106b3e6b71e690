/**
 * The session's CSRF token as the page's own cookie has it: as it stands, since it is made of characters that need no
 * code. It is no business of another origin.
 *
 * @returns undefined for a visitor, or the session is another site's
 */
export const tokenInCookie = (): string | undefined => /(?:^|;\s*)token=([^;]*)/.exec(document.cookie)?.[1];
