import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The look of a control's label, also of a group's legend. */
export const LabelText = styled.span<{ htmlFor?: string }>`
  padding: 0;
  font-weight: 600;
  line-height: 1.3;

  & small {
    font-size: var(--paadam-text-14);
    font-weight: var(--paadam-weight-body);
    color: var(--paadam-muted);
  }
`;

export const HintText = styled.p`
  font-size: var(--paadam-text-14);
  line-height: 1.45;
  color: var(--paadam-muted);
`;

const ErrorLine = styled.p`
  display: flex;
  align-items: start;
  gap: var(--paadam-space-2);
  font-size: var(--paadam-text-14);
  font-weight: var(--paadam-weight-strong);
  line-height: 1.45;
  color: var(--paadam-bad);

  & svg {
    flex: none;
    margin-top: 0.1em;
  }
`;

/** A control's error: words first, the sign and the colour only repeat them. */
export function ErrorText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <ErrorLine id={id}>
      <CircleAlert size={18} aria-hidden />
      <span>{children}</span>
    </ErrorLine>
  );
}
