import { Link, useParams } from '@paadam/shared/router';
import { PageTitle } from '@paadam/shared/ui';
import { type ReactNode, useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { Stack } from '../ui/parts';
import { Loaded } from './Loaded';
import { useLoad } from './useLoad';

interface Doing {
  reload: () => void;
  /** Opens the page's dialog. */
  ask: () => void;
  /** For that dialog; once it is done, the page shows what has become of it. */
  dialog: { open: boolean; onClose: () => void; onDone: () => void };
}

interface ItemPageProps<T> {
  /** Which it stands in. */
  list: { path: string; name: string };
  /** "A booking", as long as no more is known. */
  title: string;
  headingOf: (item: T) => string;
  /** "the booking". */
  what: string;
  fetch: (api: ReturnType<typeof useDeskApi>, id: string) => Promise<{ data: T }>;
  children: (item: T, doing: Doing) => ReactNode;
}

/** The page of one of a list, by the number in its address. */
export function ItemPage<T>({ list, title, headingOf, what, fetch, children }: ItemPageProps<T>) {
  const api = useDeskApi();
  const { id = '' } = useParams();
  const [asks, setAsks] = useState(false);
  const load = useLoad(id, async () => (await fetch(api, id)).data);
  const { reload } = load;
  const dialog = {
    open: asks,
    onClose: () => setAsks(false),
    onDone: () => {
      setAsks(false);
      reload();
    },
  };
  return (
    <Stack>
      <p>
        <Link to={list.path}>{list.name}</Link>
      </p>
      <PageTitle documentTitle={title}>{load.data === null ? title : headingOf(load.data)}</PageTitle>
      <Loaded of={load} what={what}>
        {(item) => children(item, { reload, ask: () => setAsks(true), dialog })}
      </Loaded>
    </Stack>
  );
}
