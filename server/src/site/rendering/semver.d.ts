declare module 'semver' {
  export const satisfies: (
    version: string,
    range: string,
    options?: { includePrerelease?: boolean },
  ) => boolean;
}
