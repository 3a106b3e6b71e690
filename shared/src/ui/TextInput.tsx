import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './controlStyles';
import { useFieldWiring } from './fieldContext';
import { withLimit } from './withLimit';

const StyledTextarea = styled.textarea`
  ${controlStyles}
  resize: vertical;
  field-sizing: content;
  min-height: calc(${({ rows = 4 }) => rows} * 1.5em + var(--paadam-space-5));
  max-height: 24rem;
`;

type TextInputProps = ComponentPropsWithRef<'input'>;

const StyledInput = styled.input`
  ${controlStyles}
`;

/** One line of text; `type` may be any that types text, a number, a date or a time. Inside a `Field`, or with an `aria-label`. `maxLength` counts code points. */
export function TextInput({ type = 'text', ...rest }: TextInputProps) {
  // Text may be of any script; addresses, numbers and dates run left to right.
  const direction = type === 'text' && { dir: 'auto' };
  return <StyledInput {...direction} {...rest} {...useFieldWiring(rest)} {...withLimit(rest)} type={type} />;
}

type TextareaProps = ComponentPropsWithRef<'textarea'>;

/** Several lines of text; grows with what is typed where the browser can. Default 4 rows. `maxLength` counts code points. */
export function Textarea({ rows = 4, ...rest }: TextareaProps) {
  return <StyledTextarea dir="auto" {...rest} {...useFieldWiring(rest)} {...withLimit(rest)} rows={rows} />;
}
