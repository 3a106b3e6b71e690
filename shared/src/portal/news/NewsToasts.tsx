import { newsActions, selectNews, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { useToast } from '@paadam/shared/ui';
import { useEffect } from 'react';

/** Tells what came of things whose page was left before the answer was there, on whatever page the person is by then. */
export function NewsToasts() {
  const dispatch = usePaadamDispatch();
  const toast = useToast();
  const news = usePaadamSelector(selectNews);

  useEffect(() => {
    if (news.length === 0) return;
    for (const { text, tone } of news) toast(text, { tone });
    dispatch(newsActions.newsTold());
  }, [news, dispatch, toast]);

  return null;
}
