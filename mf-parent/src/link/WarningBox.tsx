import { VisuallyHidden } from '@paadam/shared/ui';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import * as words from '../messages/link';

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--paadam-space-3);
  padding: var(--paadam-space-3) var(--paadam-space-4);
  border: 1px solid var(--paadam-bad);
  border-radius: var(--paadam-radius-control);
  line-height: 1.5;
  background: var(--paadam-bad-soft);

  & svg {
    margin-top: 0.125rem;
    color: var(--paadam-bad);
  }
`;

/** What went wrong with the link, behind a warning sign; read out at once. */
export function WarningBox({ children }: { children: string }) {
  return (
    <Box role="alert">
      <TriangleAlert size={20} aria-hidden />
      <div>
        <VisuallyHidden>{words.warning()}</VisuallyHidden>
        {children}
      </div>
    </Box>
  );
}
