import { usePaadamDispatch } from '@paadam/shared/state';
import { useEffect, useState } from 'react';
import { channelWanted, type Reach } from './liveSlice';

/** @returns the page's live channel and the client of the API, from the first effect on; null until then */
export const useLive = (): Reach | null => {
  const dispatch = usePaadamDispatch();
  const [reach, setReach] = useState<Reach | null>(null);
  useEffect(() => void dispatch(channelWanted(setReach)), [dispatch]);
  return reach;
};
