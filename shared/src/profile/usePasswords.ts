import {
  securityActions,
  selectPasswordChange,
  selectSecurityMessage,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { useEffect, useState } from 'react';
import type { Passwords } from './PasswordPart';
import { useTold } from './useTold';

const none: Passwords = { current: '', password: '' };

/** What is typed into the password's form, which is empty again once it was taken. */
export const usePasswords = () => {
  const dispatch = usePaadamDispatch();
  const request = usePaadamSelector(selectPasswordChange);
  const [passwords, setPasswords] = useState(none);
  useTold(selectSecurityMessage, securityActions.securityMessageShown);
  useEffect(() => {
    if (request.status === 'done') setPasswords(none);
  }, [request]);
  useEffect(() => () => void dispatch(securityActions.securityLeft()), [dispatch]);
  return { passwords, request, onChange: setPasswords };
};
