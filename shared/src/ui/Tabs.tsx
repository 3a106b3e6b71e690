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
import { bringIntoView } from './bringIntoView';
import { List, Panel, TabButton } from './tabsParts';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** How many there are behind it, or a word; read out with the label. */
  badge?: ReactNode;
}

export interface TabsProps<Id extends string> {
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

export interface TabPanelProps {
  /** That of its tab. */
  id: string;
  children: ReactNode;
}

/** What a tab shows. Its content exists only while its tab is chosen. */
export function TabPanel({ id, children }: TabPanelProps) {
  const tabs = useContext(TabsContext);
  if (tabs?.value !== id) return null;
  return (
    <Panel
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
