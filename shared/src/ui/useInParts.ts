import { useNavigationType } from '@paadam/shared/router';
import { startTransition, useEffect, useState } from 'react';

const all = Number.POSITIVE_INFINITY;

interface Parts {
  /** How many there are. */
  total: number;
  /** How many more each time. */
  part: number;
  /** Whether the data were there before the page was. Default: true. */
  wasThere?: boolean;
}

/**
 * Lets a list appear part by part, each rendered in pieces: a dozen cards at once keep a phone busy for longer than a tap should
 * wait. Where a link led to the page, its heading stands before the first part. A page that is gone back to has all of the list
 * at once if its data are there, so that the browser finds the place where it was left; so has the first page of a visit. Once all
 * are shown, what is added is shown at once.
 *
 * @returns how many to show; 0 at the very first
 */
export const useInParts = ({ total, part, wasThere = true }: Parts): number => {
  // The first page of a visit counts as one that is gone back to.
  const isFollowed = useNavigationType() !== 'POP';
  const [shown, setShown] = useState(wasThere && !isFollowed ? all : 0);
  useEffect(() => {
    if (shown === all) return;
    startTransition(() => setShown(shown + part < total ? shown + part : all));
  }, [shown, total, part]);
  return shown;
};
