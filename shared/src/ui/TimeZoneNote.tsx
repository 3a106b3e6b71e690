import { ownTimeZone, zoneName } from '@paadam/shared/domain';
import { Globe } from 'lucide-react';
import { styled } from 'styled-components';
import * as words from '../messages/ui';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--paadam-space-2);
  font-size: var(--paadam-text-14);
  line-height: 1.45;
  color: var(--paadam-muted);

  & svg {
    flex: none;
  }
`;

/** Names the zone that the times on the page are in, the viewer's own. */
export function TimeZoneNote({ className }: { className?: string }) {
  return (
    <Line className={className}>
      <Globe size={16} aria-hidden />
      {words.timesAreIn({ zone: zoneName(ownTimeZone()) })}
    </Line>
  );
}
