import { Button } from '@paadam/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { AllowedOrigins } from '../remotes/parseRegistry';
import { OverrideDialog } from './OverrideDialog';
import type { Override, RefusedOverride } from './readOverrides';
import { resetOverride } from './resetOverride';

/** At the window's lower edge, and at the page's end below its footer, so that it hides nothing for good. */
const Bar = styled.aside`
  position: sticky;
  bottom: 0;
  z-index: 30;
  border-top: 1px solid var(--paadam-line);
  color: var(--paadam-ink);
  background: var(--paadam-surface);

  &[data-active] {
    border-top: 3px solid var(--paadam-warn);
    background: var(--paadam-warn-soft);
  }

  @media print {
    display: none;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-1) var(--paadam-space-4);
  max-width: var(--paadam-page-column);
  margin-inline: auto;
  padding: var(--paadam-space-1) var(--paadam-space-4);
  padding-bottom: max(var(--paadam-space-1), env(safe-area-inset-bottom));
  font-size: var(--paadam-text-14);

  p {
    flex: 1 1 8rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** Its text, not the space around it, ends where the page's content does. */
const Opener = styled(Button)`
  margin-inline-end: calc(-1 * var(--paadam-space-4));
`;

export interface OverrideBarProps {
  active: readonly Override[];
  refused: readonly RefusedOverride[];
  allowed: AllowedOrigins;
}

/** Says on every page what this browser takes from elsewhere, and ends or begins it. */
export function OverrideBar({ active, refused, allowed }: OverrideBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isQuiet = active.length + refused.length === 0;
  return (
    <Bar aria-label="Portal overrides" data-active={isQuiet ? undefined : ''}>
      {active.map(({ name, title, baseUrl }) => (
        <Line key={name}>
          <p>
            <strong>{title}</strong> comes from <strong>{baseUrl.replace(/\/$/, '')}</strong>
          </p>
          <ResetButton name={name} title={title} />
        </Line>
      ))}
      {refused.map(({ name, title, reason }) => (
        <Line key={name}>
          <p>
            <strong>{title}</strong> is the deployed one. {reason}
          </p>
          <ResetButton name={name} title={title} />
        </Line>
      ))}
      <Line>
        <p>A staging site.</p>
        <Opener variant="quiet" onClick={() => setIsOpen(true)}>
          Override a portal
        </Opener>
      </Line>
      <OverrideDialog open={isOpen} onClose={() => setIsOpen(false)} allowed={allowed} />
    </Bar>
  );
}

function ResetButton({ name, title }: { name: string; title: string }) {
  return (
    <Button variant="secondary" aria-label={`Reset ${title}`} onClick={() => resetOverride(name)}>
      Reset
    </Button>
  );
}
