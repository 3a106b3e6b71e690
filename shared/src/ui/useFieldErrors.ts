import { type RefObject, useEffect, useState } from 'react';

/** What is wrong with which field, and how to mend it. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

/** The last press of the button: what the fields held, and what the form itself found wrong with it. */
interface Attempt<Values> {
  values: Values;
  errors: FieldErrors<Values>;
}

/**
 * What is wrong with the fields of a form with `noValidate`: what the form finds itself before it is sent, and what the
 * server said of what was sent. Either holds until the field is changed. The first field that is wrong gets focus.
 *
 * @param find looks the values over; empty where the form may be sent
 * @param problem of the last sending, or null
 */
export const useFieldErrors = <Values extends object>(
  form: RefObject<HTMLFormElement | null>,
  values: Values,
  find: (values: Values) => FieldErrors<Values>,
  problem: { fields: Record<string, string> } | null,
) => {
  const [attempt, setAttempt] = useState<Attempt<Values>>();
  useEffect(() => {
    if (attempt || problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, attempt, problem]);

  const found = Object.keys(attempt?.errors ?? {}) as (keyof Values & string)[];
  const isAsTried = (name: keyof Values) => attempt?.values[name] === values[name];
  return {
    /** Checks the values as they stand. @returns whether they may be sent */
    check: (): boolean => {
      const errors = find(values);
      setAttempt({ values, errors });
      return Object.keys(errors).length === 0;
    },
    errorOf: (name: keyof Values & string): string | undefined => {
      if (!attempt || !isAsTried(name)) return undefined;
      return found.length > 0 ? attempt.errors[name] : problem?.fields[name];
    },
    /** For above the button: that the form was not sent, since fields are wrong. Null where it was, or all are mended. */
    summary: summaryOf(found.filter(isAsTried).length),
  };
};

const summaryOf = (fields: number): string | null => {
  if (fields === 0) return null;
  return fields === 1 ? 'Please check the marked field.' : `Please check the ${fields} marked fields.`;
};
