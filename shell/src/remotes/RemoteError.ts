/** Where in its loading a remote failed. */
export type RemoteStage = 'registry' | 'entry' | 'module' | 'contract';

/**
 * `missing`: there is no such remote or file. `timeout`: it never answered. `broken`: what came is not what it
 * should be. `incompatible`: it was built for another shell.
 */
export type RemoteFailureKind = 'missing' | 'timeout' | 'broken' | 'incompatible';

/** Why a remote could not be shown. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  constructor(
    readonly remote: string,
    readonly stage: RemoteStage,
    readonly kind: RemoteFailureKind,
    options?: ErrorOptions,
  ) {
    super(`Remote ${remote} failed at its ${stage}: ${kind}`, options);
  }

  /** Whether another try may succeed without anything being deployed. */
  get retryable(): boolean {
    return this.kind !== 'incompatible';
  }
}
