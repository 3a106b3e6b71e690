import { limits } from '@paadam/shared/domain';
import { Link, useSearchParams } from '@paadam/shared/router';
import { Badge, Button, EmptyState, Field, PageTitle } from '@paadam/shared/ui';
import { SearchField } from '@paadam/shared/ui/SearchField';
import { Table } from '@paadam/shared/ui/Table';
import { type FormEvent, useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { Loaded } from '../loading/Loaded';
import { MorePages } from '../loading/MorePages';
import { usePages } from '../loading/usePages';
import { SearchForm, Stack } from '../ui/parts';
import { dayOf } from '../ui/words';

/** Finding people by name or address. */
export function People() {
  const api = useDeskApi();
  const [params, setParams] = useSearchParams();
  const asked = params.get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  const [fault, setFault] = useState<string>();
  const { rows, more, ...load } = usePages(asked || null, (cursor) =>
    api.call('deskPeople', { query: { search: asked, ...(cursor && { cursor }) } }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const search = typed.trim();
    setFault(search.length < 2 ? 'Enter at least two letters.' : undefined);
    if (search.length < 2) return;
    if (search === asked) load.reload();
    else setParams({ q: search });
  };
  return (
    <Stack>
      <PageTitle lead="Each search, and each person you open, is written down.">People</PageTitle>
      <SearchForm role="search" onSubmit={submit} noValidate>
        <Field label="Name or e-mail address" error={fault}>
          <SearchField
            name="q"
            maxLength={limits.searchCharacters}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" busy={asked !== '' && load.isBusy}>
          Search
        </Button>
      </SearchForm>
      {asked && (
        <Loaded of={{ ...load, data: rows }} what="people">
          {(people) =>
            people.length === 0 ? (
              <EmptyState title="Nobody is called that">
                Try a part of the name, or the beginning of the address.
              </EmptyState>
            ) : (
              <>
                <Table
                  caption="People"
                  rows={people}
                  rowKey={({ _id }) => _id}
                  columns={[
                    {
                      key: 'name',
                      header: 'Name',
                      cell: ({ _id, name }) => <Link to={`/desk/people/${_id}`}>{name}</Link>,
                    },
                    { key: 'role', header: 'Role', cell: ({ role }) => role },
                    { key: 'email', header: 'E-mail', cell: ({ email }) => email },
                    { key: 'since', header: 'Since', cell: ({ createdAt }) => dayOf(createdAt) },
                    {
                      key: 'state',
                      header: 'State',
                      cell: ({ isSuspended }) =>
                        isSuspended ? <Badge tone="bad">Suspended</Badge> : <Badge tone="good">Active</Badge>,
                    },
                  ]}
                />
                <MorePages more={more} what="people" />
              </>
            )
          }
        </Loaded>
      )}
    </Stack>
  );
}
