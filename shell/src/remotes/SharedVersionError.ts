/** What a remote asks of a shared dependency, and what there is. */
export interface VersionMismatch {
  dependency: string;
  needed: string;
  found: string;
}

/** A remote asks for versions of shared dependencies that this page does not have. */
export class SharedVersionError extends Error {
  override readonly name = 'SharedVersionError';

  constructor(readonly mismatches: readonly VersionMismatch[]) {
    const each = mismatches.map(
      ({ dependency, needed, found }) => `${dependency} ${needed} (this page has ${found})`,
    );
    super(`It needs ${each.join(', ')}.`);
  }
}
