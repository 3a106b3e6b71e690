import { Monitor, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { browserName, isHandheld } from './browserName';

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--paadam-space-2) var(--paadam-space-3);
  padding-block: var(--paadam-space-3);

  &:first-child {
    padding-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }

  &:not(:last-child) {
    border-bottom: 1px solid var(--paadam-line);
  }

  & > svg {
    margin-top: 0.125rem;
    color: var(--paadam-muted);
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--paadam-space-2) var(--paadam-space-4);
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-1) var(--paadam-space-2);
  font-weight: 600;
  line-height: 1.4;
`;

const Times = styled.p`
  font-size: var(--paadam-text-14);
  line-height: 1.5;
  color: var(--paadam-muted);
`;

interface BrowserRowProps {
  /** As it calls itself. */
  browser: string;
  times: string;
  badge?: ReactNode;
  /** A button. */
  children?: ReactNode;
}

/** A browser that a person signed in with, and when. */
export function BrowserRow({ browser, times, badge, children }: BrowserRowProps) {
  const Sign = isHandheld(browser) ? Smartphone : Monitor;
  return (
    <Row>
      <Sign size={22} aria-hidden />
      <Words>
        <div>
          <Line>
            {browserName(browser)}
            {badge}
          </Line>
          <Times>{times}</Times>
        </div>
        {children}
      </Words>
    </Row>
  );
}
