import { securityActions, selectPasswordChange, selectSecurityMessage } from '@paadam/shared/profile';
import { usePaadamDispatch } from '@paadam/shared/state';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Passwords } from './PasswordPart';
import { useMessageToast } from './useMessageToast';

const none: Passwords = { current: '', password: '' };

/** What is typed into the password's form, which is empty again once it was taken. */
export const usePasswords = () => {
  const dispatch = usePaadamDispatch();
  const request = useSelector(selectPasswordChange);
  const [passwords, setPasswords] = useState(none);
  useMessageToast(selectSecurityMessage, securityActions.securityMessageShown);
  useEffect(() => {
    if (request.status === 'done') setPasswords(none);
  }, [request]);
  useEffect(() => () => void dispatch(securityActions.securityLeft()), [dispatch]);
  return { passwords, request, onChange: setPasswords };
};
