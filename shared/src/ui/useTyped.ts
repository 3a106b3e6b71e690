import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Takes over what a person has typed or chosen in a form that the server has drawn, before its scripts were there.
 *
 * @param form the form, or what its fields stand in
 * @param take gets what differs from what was drawn, by the fields' names; not called where nothing does
 */
export const useTyped = (
  form: RefObject<HTMLElement | null>,
  take: (typed: Record<string, string>) => void,
): void => {
  const atFirst = useRef(take);
  useLayoutEffect(() => {
    const fields = form.current?.querySelectorAll<Field>('input[name], select[name], textarea[name]') ?? [];
    const typed = [...fields].filter(isChanged).map(({ name, value }) => [name, value]);
    if (typed.length > 0) atFirst.current(Object.fromEntries(typed));
  }, [form]);
};

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) {
    const drawn = [...field.options].find(({ defaultSelected }) => defaultSelected);
    return drawn !== undefined && !drawn.selected;
  }
  const { type } = field;
  if (type !== 'radio' && type !== 'checkbox') return field.value !== field.defaultValue;
  return field instanceof HTMLInputElement && field.checked && !field.defaultChecked;
};
