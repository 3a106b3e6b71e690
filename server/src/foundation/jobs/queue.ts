/** A queue of jobs that carry this data. It is created by the migration once it stands in `queues.ts`. */
export interface Queue<Data extends object> {
  name: string;
  /** How often a failed job is tried again; the pauses double from `retryDelaySeconds`. */
  retries: number;
  retryDelaySeconds: number;
  /** A job that has run this long is tried again, although its server lives. */
  expireSeconds: number;
  /** Whether a job that is done leaves no trace: its data is of no use to anybody then. */
  forgetsDone: boolean;
  /**
   * Whether its jobs only wake work that does everything due. One run of the handler does all jobs that are due together, and gets the
   * data of one of them.
   */
  wakes: boolean;
  /** Never set: ties the data's type to the queue. */
  readonly data?: Data;
}

/** @returns a queue; without options it tries ten times over about an hour and a half */
export const defineQueue = <Data extends object>(
  name: string,
  options: Partial<
    Pick<Queue<Data>, 'retries' | 'retryDelaySeconds' | 'expireSeconds' | 'forgetsDone' | 'wakes'>
  > = {},
): Queue<Data> => ({
  name,
  retries: 10,
  retryDelaySeconds: 5,
  expireSeconds: 60,
  forgetsDone: false,
  wakes: false,
  ...options,
});
