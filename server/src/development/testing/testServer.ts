/** The PostgreSQL of a test run. */
export interface TestServer {
  url: string;
  /** Of an embedded one; goes away with it. */
  dataDir?: string;
  close(): Promise<void>;
}

/** @returns the same URL for another database of that server */
export const withDatabase = (url: string, database: string): string => {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
};
