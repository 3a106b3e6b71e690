/** What we use of the package, which brings no types. */
declare module 'semver' {
  export function satisfies(
    version: string,
    range: string,
    options?: { includePrerelease?: boolean },
  ): boolean;
}
