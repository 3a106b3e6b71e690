import type { ScriptFailure } from '@paadam/shared/portal';
import type { RemoteLoad } from '../telemetry/reportLoads';

/** Where in its loading a remote failed. */
export type RemoteStage = RemoteLoad['stage'];

/**
 * `incompatible`: it was built for another shell, and no further try in this page can mend that. The others are those
 * of its scripts.
 */
export type RemoteFailureKind = ScriptFailure | 'incompatible';

/** Why a remote could not be shown. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  constructor(
    readonly remote: string,
    readonly stage: RemoteStage,
    readonly kind: RemoteFailureKind,
    options?: ErrorOptions,
  ) {
    // Few consoles and logs show a cause.
    const why = options?.cause instanceof Error ? `. ${options.cause.message}` : '';
    super(`Remote ${remote} failed at its ${stage}: ${kind}${why}`, options);
  }
}
