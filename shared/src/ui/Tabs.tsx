import { Badge } from '@paadam/shared/ui';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { bringIntoView } from './bringIntoView';

const List = styled.div`
  position: relative;
  display: flex;
  gap: var(--paadam-space-1);
  min-width: 0;
  border-bottom: 1px solid var(--paadam-line);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
`;

const TabButton = styled.button`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: var(--paadam-space-2);
  min-width: var(--paadam-control-height);
  min-height: 3rem;
  padding: var(--paadam-space-2) var(--paadam-space-4);
  border: 0;
  border-radius: var(--paadam-radius-small) var(--paadam-radius-small) 0 0;
  font-weight: 600;
  line-height: 1.25;
  white-space: nowrap;
  color: var(--paadam-muted);
  background: none;
  touch-action: manipulation;
  transition:
    color var(--paadam-motion-fast) var(--paadam-ease),
    background-color var(--paadam-motion-fast) var(--paadam-ease);

  &::after {
    content: '';
    position: absolute;
    inset: auto var(--paadam-space-2) 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: var(--paadam-brand);
    scale: 0 1;
    transition: scale var(--paadam-motion-slow) var(--paadam-ease);
  }

  &:hover {
    color: var(--paadam-ink);
    background: var(--paadam-hover);
  }

  &[aria-selected='true'] {
    color: var(--paadam-brand);
  }

  &[aria-selected='true']::after {
    scale: 1;
  }

  /* Inside, since the list cuts off what reaches beyond it. */
  &:focus-visible {
    outline-offset: -3px;
  }

  @media (forced-colors: active) {
    &[aria-selected='true']::after {
      background: Highlight;
    }
  }
`;

const Panel = styled.div`
  min-width: 0;
  padding-top: var(--paadam-space-6);

  @media (max-height: 32rem) {
    padding-top: var(--paadam-space-3);
  }

  &:focus-visible {
    border-radius: var(--paadam-radius-small);
    outline-offset: 4px;
  }
`;

interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** How many there are behind it, or a word; read out with the label. */
  badge?: ReactNode;
}

interface TabsProps<Id extends string> {
  /** What the tabs divide; names the list of them for assistive technology. */
  label: string;
  tabs: readonly Tab<Id>[];
  /** The id of the tab whose panel is shown. */
  value: Id;
  onChange: (id: Id) => void;
  /** A `TabPanel` for each tab. */
  children: ReactNode;
}

const TabsContext = createContext<{ base: string; value: string } | null>(null);

/** Parts of a page of which one shows at a time. The arrow keys, Home and End move along the tabs and choose at once. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(value)}"]`);
    if (list.current && tab) bringIntoView(list.current, tab);
  }, [value]);

  const moveByKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === value);
    const next = tabs[nextPlace(event.key, at, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };

  return (
    <TabsContext value={{ base, value }}>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={moveByKey}>
        {tabs.map(({ id, label: name, badge }) => (
          <TabButton
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            data-tab={id}
            aria-selected={id === value}
            aria-controls={id === value ? `${base}-${id}-panel` : undefined}
            tabIndex={id === value ? 0 : -1}
            onClick={() => onChange(id)}
          >
            <span>{name}</span>
            {badge !== undefined && <Badge tone={id === value ? 'brand' : 'neutral'}>{badge}</Badge>}
          </TabButton>
        ))}
      </List>
      {children}
    </TabsContext>
  );
}

interface TabPanelProps {
  /** That of its tab. */
  id: string;
  /** Whether its content stays, out of sight, while another tab is chosen: it holds what the person has not saved. */
  isKept?: boolean;
  children: ReactNode;
}

/** What a tab shows. Unless it is kept, its content exists only while its tab is chosen. */
export function TabPanel({ id, isKept = false, children }: TabPanelProps) {
  const tabs = useContext(TabsContext);
  const isChosen = tabs?.value === id;
  if (!tabs || !(isChosen || isKept)) return null;
  return (
    <Panel
      hidden={!isChosen}
      role="tabpanel"
      id={`${tabs.base}-${id}-panel`}
      aria-labelledby={`${tabs.base}-${id}`}
      tabIndex={0}
    >
      {children}
    </Panel>
  );
}

/** @returns the place that the key leads to; -1 for a key that leads nowhere */
function nextPlace(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return -1;
}
