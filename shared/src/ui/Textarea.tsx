import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './controlStyles';
import { useFieldWiring } from './fieldContext';

type TextareaProps = ComponentPropsWithRef<'textarea'>;

const StyledTextarea = styled.textarea`
  ${controlStyles}
  resize: vertical;
  field-sizing: content;
  min-height: calc(${({ rows = 4 }) => rows} * 1.5em + var(--paadam-space-5));
  max-height: 24rem;
`;

/** Several lines of text; grows with what is typed where the browser can. Default 4 rows. */
export function Textarea({ rows = 4, ...rest }: TextareaProps) {
  return <StyledTextarea {...rest} {...useFieldWiring(rest)} rows={rows} />;
}
