import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './controlStyles';
import { useFieldWiring } from './fieldContext';

type TextInputProps = ComponentPropsWithRef<'input'>;

const StyledInput = styled.input`
  ${controlStyles}
`;

/** One line of text; `type` may be any that types text, a number, a date or a time. Inside a `Field`, or with an `aria-label`. */
export function TextInput({ type = 'text', ...rest }: TextInputProps) {
  return <StyledInput {...rest} {...useFieldWiring(rest)} type={type} />;
}
