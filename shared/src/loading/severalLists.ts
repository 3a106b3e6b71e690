import type { Loadable } from '@paadam/shared/state';

interface Loading {
  list: Loadable<unknown>;
  reload: () => void;
}

/** @returns what stands in the way of a screen's lists, told once, and a function that loads those again */
export const firstProblem = (lists: readonly Loading[]) => {
  const failed = lists.flatMap(({ list, reload }) =>
    list.status === 'failed' ? [{ problem: list.problem, reload }] : [],
  );
  const [first] = failed;
  return (
    first && {
      problem: first.problem,
      retry: () => {
        for (const { reload } of failed) reload();
      },
    }
  );
};

/** @returns whether enough is known of each list of a screen to show it: its rows, or that they could not be had */
export const allSettled = (lists: readonly { list: Loadable<unknown> }[]): boolean =>
  lists.every(({ list }) => list.data !== undefined || list.status === 'failed');
