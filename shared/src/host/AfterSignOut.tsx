import { useLocation, useNavigate } from '@paadam/shared/router';
import {
  authActions,
  selectAuthMessage,
  selectSignOut,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { useToast } from '@paadam/shared/ui';
import { useEffect } from 'react';

/** Leads who has signed out to the home page and tells them so; a failed sign-out is told as well. */
export function AfterSignOut({ home }: { home: string }) {
  const dispatch = usePaadamDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const { pathname } = useLocation();
  const signOut = usePaadamSelector(selectSignOut);
  const message = usePaadamSelector(selectAuthMessage);

  useEffect(() => {
    if (signOut.status === 'failed') {
      toast(signOut.problem.message, { tone: 'bad' });
      dispatch(authActions.signOutSettled());
    }
    if (signOut.status !== 'done') return;
    if (pathname !== home) {
      navigate(home);
      return;
    }
    if (message) toast(message);
    dispatch(authActions.signOutSettled());
  }, [signOut, message, pathname, home, dispatch, navigate, toast]);

  return null;
}
