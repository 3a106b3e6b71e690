import { useHasPages } from '@paadam/shared/portal';
import { noticesActions, selectNotices, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { useToast } from '@paadam/shared/ui';
import { useEffect } from 'react';

/** Tells what came of things whose page was left before the answer was there, on whatever page the person is by then. */
export function NoticeToasts() {
  const dispatch = usePaadamDispatch();
  const toast = useToast();
  const hasPage = useHasPages();
  const notices = usePaadamSelector(selectNotices);

  useEffect(() => {
    if (notices.length === 0) return;
    for (const { text, tone, action } of notices) {
      toast(text, { tone, ...(action && hasPage(action.to) && { action }) });
    }
    dispatch(noticesActions.noticesShown());
  }, [notices, hasPage, dispatch, toast]);

  return null;
}
