import type { Origin } from '../http/originOf';
import { defineQueue } from '../jobs/queue';

export interface LinkRequest {
  parentId: string;
  /** The child's address, as the parent wrote it. */
  email: string;
  origin: Origin;
}

/**
 * Parents' requests that wait for their mail. The address is looked up here, away from the call, so that the call does
 * the same for every address. The retries end within the pause between two requests, so that none overtakes a newer one.
 */
export const linkQueue = defineQueue<LinkRequest>('link-request', { retries: 3, retryDelaySeconds: 3 });
