import type { Problem } from '@paadam/shared/api';
import type { RegistrationDetails } from '@paadam/shared/state';
import { type RefObject, useEffect, useState } from 'react';
import { checkDetails, type DetailsErrors } from './checkDetails';

/**
 * What is wrong with the fields: what the form finds itself before it is sent, and what the server said of what was
 * sent. Either holds until the field is changed. The first field that is wrong gets focus.
 *
 * @param problem of the last sending, or null
 */
export const useDetailsErrors = (
  form: RefObject<HTMLFormElement | null>,
  details: RegistrationDetails,
  problem: Problem | null,
) => {
  const [checked, setChecked] = useState<{ details: RegistrationDetails; errors: DetailsErrors }>();
  useEffect(() => {
    if (checked || problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, checked, problem]);
  return {
    /** Checks the details as they stand. @returns whether they may be sent */
    check: (): boolean => {
      const errors = checkDetails(details);
      setChecked({ details, errors });
      return Object.keys(errors).length === 0;
    },
    errorOf: (name: keyof RegistrationDetails): string | undefined =>
      checked && checked.details[name] === details[name]
        ? (checked.errors[name] ?? problem?.fields[name])
        : undefined,
  };
};
