/** A base that no real address can have, so that only what resolves against it is a path of this site. */
const base = 'https://this-site.invalid';

/**
 * @param wanted where to go after signing in, as the address bar gave it
 * @returns the wanted path where it lies within this site, else "/"
 */
export const safeReturnTo = (wanted: string | null): string => {
  if (!wanted?.startsWith('/')) return '/';
  try {
    const url = new URL(wanted, base);
    const path = `${url.pathname}${url.search}${url.hash}`;
    // "/.//elsewhere" is a path here, but becomes "//elsewhere", which is another site's address.
    return url.origin === base && !path.startsWith('//') ? path : '/';
  } catch {
    return '/';
  }
};

/** @returns the address of the sign-in page that comes back to the location after signing in */
export const signInPath = (location: { pathname: string; search: string }): string =>
  `/login?returnTo=${encodeURIComponent(location.pathname + location.search)}`;
