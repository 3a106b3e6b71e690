import type { Problem } from '@paadam/shared/api';
import { type RefObject, useEffect, useState } from 'react';

/** What is wrong with which field, and how to mend it. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

/**
 * What is wrong with the fields: what the form finds itself before it is sent, and what the server said of what was
 * sent. Either holds until the field is changed. The first field that is wrong gets focus.
 *
 * @param find looks the values over; empty where the form may be sent
 * @param problem of the last sending, or null
 */
export const useFieldErrors = <Values extends object>(
  form: RefObject<HTMLFormElement | null>,
  values: Values,
  find: (values: Values) => FieldErrors<Values>,
  problem: Problem | null,
) => {
  const [checked, setChecked] = useState<{ values: Values; errors: FieldErrors<Values> }>();
  useEffect(() => {
    if (checked || problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, checked, problem]);
  return {
    /** Checks the values as they stand. @returns whether they may be sent */
    check: (): boolean => {
      const errors = find(values);
      setChecked({ values, errors });
      return Object.keys(errors).length === 0;
    },
    errorOf: (name: keyof Values & string): string | undefined =>
      checked && checked.values[name] === values[name]
        ? (checked.errors[name] ?? problem?.fields[name])
        : undefined,
  };
};
