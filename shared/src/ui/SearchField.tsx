import { useFieldWiring } from '@paadam/shared/ui';
import { Search } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './controlStyles';
import { withLimit } from './withLimit';

type SearchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type'>;

const Frame = styled.span`
  position: relative;
  display: block;

  & svg {
    position: absolute;
    inset-inline-start: var(--paadam-space-4);
    top: 50%;
    translate: 0 -50%;
    color: var(--paadam-muted);
    pointer-events: none;
  }
`;

const StyledInput = styled.input`
  ${controlStyles}
  appearance: none;
  padding-inline-start: calc(var(--paadam-space-4) + 1.25rem + var(--paadam-space-2));
`;

/** What to look for. Inside a `Field`, or with an `aria-label`. */
export function SearchField({ className, ...rest }: SearchFieldProps) {
  return (
    <Frame className={className}>
      <StyledInput
        dir="auto"
        enterKeyHint="search"
        {...rest}
        {...useFieldWiring(rest)}
        {...withLimit(rest)}
        type="search"
      />
      <Search size={20} aria-hidden />
    </Frame>
  );
}
