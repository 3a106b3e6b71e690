declare module '*.svg' {
  /** The file's address. */
  const url: string;
  export default url;
}

declare module '*.woff2' {
  /** The file's address. */
  const url: string;
  export default url;
}
