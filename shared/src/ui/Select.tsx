import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './controlStyles';
import { useFieldWiring } from './fieldContext';

type SelectProps = ComponentPropsWithRef<'select'>;

const Frame = styled.span`
  position: relative;
  display: block;

  & svg {
    position: absolute;
    inset-inline-end: var(--paadam-space-3);
    top: 50%;
    translate: 0 -50%;
    color: var(--paadam-muted);
    pointer-events: none;
  }
`;

const StyledSelect = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: var(--paadam-space-10);
  text-overflow: ellipsis;
  cursor: pointer;
`;

/** The platform's own select, with `<option>` children. */
export function Select({ className, ...rest }: SelectProps) {
  return (
    <Frame className={className}>
      <StyledSelect {...rest} {...useFieldWiring(rest)} />
      <ChevronDown size={20} aria-hidden />
    </Frame>
  );
}
