import { type RefObject, useCallback, useEffect, useState } from 'react';
import * as words from '../messages/ui';

/** What is wrong with which field, and how to mend it. A part of a field has a path: "availability.0.endTime". */
export type FieldErrors<Values> = { [Name in keyof Values]?: string };

/** The last press of the button: what the fields held, and what the form itself found wrong with it. */
interface Attempt<Values> {
  values: Values;
  errors: FieldErrors<Values>;
}

interface FieldErrorsOptions {
  /** Gets focus after a refusal that names no field. Default: nothing does. */
  otherwise?: RefObject<HTMLElement | null>;
  /**
   * Looks the values over at each change, from a press that found something wrong until the next. Default: what was
   * found wrong with a field holds until that is changed.
   */
  followsTyping?: boolean;
}

const textsOf = (errors: object): Record<string, string> => ({ ...errors });

const isNone = (errors: object): boolean => Object.keys(errors).length === 0;

/**
 * What is wrong with the fields of a form with `noValidate`: what the form finds itself before it is sent, and what the
 * server said of what was sent. Either holds until the field is changed. The first field that is wrong gets focus.
 *
 * @param form the form, or else what its fields stand in
 * @param find looks the values over; empty where the form may be sent
 * @param problem of the last sending, or null; the same object until the next one
 */
export const useFieldErrors = <Values extends object>(
  form: RefObject<HTMLElement | null>,
  values: Values,
  find: (values: Values) => FieldErrors<Values>,
  problem: { fields: Record<string, string> } | null,
  { otherwise, followsTyping = false }: FieldErrorsOptions = {},
) => {
  // A page may begin with what its form came to before.
  const [attempt, setAttempt] = useState<Attempt<Values> | undefined>(
    problem ? { values, errors: {} } : undefined,
  );
  useEffect(() => {
    if (!attempt && !problem) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (problem) otherwise?.current?.focus();
  }, [form, otherwise, attempt, problem]);

  const isAsTried = (name: keyof Values): boolean =>
    attempt !== undefined && attempt.values[name] === values[name];
  const errors = attempt ? errorsNow(attempt) : {};
  return {
    /** Checks the values as they stand. @returns whether they may be sent */
    check: (): boolean => {
      const found = find(values);
      setAttempt({ values, errors: found });
      return isNone(found);
    },
    /** What is wrong now, by the field's name or its part's path. */
    errors,
    errorOf: (name: keyof Values & string): string | undefined => errors[name],
    /** Whether the field holds what it held at the last press of the button. */
    isAsTried,
    /** Takes everything back that the last press came to. */
    forget: useCallback(() => setAttempt(undefined), []),
    /** For above the button: that the form was not sent, since fields are wrong. Null where it was, or all are mended. */
    summary: attempt && !isNone(attempt.errors) ? summaryOf(Object.keys(errors).length) : null,
  };

  function errorsNow({ errors: found }: Attempt<Values>): Record<string, string> {
    if (isNone(found)) return asTried(problem?.fields ?? {});
    return followsTyping ? textsOf(find(values)) : asTried(textsOf(found));
  }

  function asTried(said: Record<string, string>): Record<string, string> {
    const entries = Object.entries(said);
    return Object.fromEntries(entries.filter(([path]) => isAsTried(path.split('.', 1)[0] as keyof Values)));
  }
};

const summaryOf = (fields: number): string | null => {
  return fields === 0 ? null : words.checkFields({ fields });
};
