import { payingActions, selectPaying } from '@paadam/bookings/paying';
import { usePaadamDispatch } from '@paadam/shared/state';
import { useSite } from '@paadam/shared/ui/SiteProvider';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { leaveTo } from './leaveTo';

/**
 * Pays for a lesson: on the site itself the browser goes to the gateway; inside a page of another person's that opens in a tab of its own,
 * with the click, since a browser lets no other tab open.
 *
 * @param onTab the gateway has a tab of its own
 */
export const usePay = (bookingId: string, onTab: () => void) => {
  const dispatch = usePaadamDispatch();
  const paying = useSelector(selectPaying);
  const now = paying?.bookingId === bookingId ? paying : null;
  const site = useSite();
  const tab = useRef<Window | null>(null);
  // The browser let no tab open: a link does it.
  const [blocked, setBlocked] = useState<string | null>(null);
  const told = useRef(onTab);
  useEffect(() => {
    told.current = onTab;
  });

  const url = now?.url;
  const hasFailed = now?.request.status === 'failed';
  useEffect(() => {
    if (hasFailed) {
      tab.current?.close();
      tab.current = null;
    }
    if (!url) return;
    dispatch(payingActions.payClosed());
    if (!site) {
      leaveTo(url);
    } else if (tab.current && !tab.current.closed) {
      tab.current.opener = null;
      tab.current.location.replace(url);
      tab.current = null;
      told.current();
    } else {
      setBlocked(url);
    }
  }, [url, hasFailed, site, dispatch]);

  useEffect(() => () => void dispatch(payingActions.payClosed()), [dispatch]);

  return {
    request: now?.request ?? null,
    blocked,
    pay: () => {
      if (site) tab.current = window.open('', '_blank');
      dispatch(payingActions.payRequested({ bookingId }));
    },
    payWithCredit: () => dispatch(payingActions.payRequested({ bookingId, useCredit: true })),
  };
};
