import { limits } from '@paadam/shared/domain';
import { Button, Field } from '@paadam/shared/ui';
import { SearchField } from '@paadam/shared/ui/SearchField';
import { type FormEvent, useState } from 'react';
import type { Search } from '../loading/useSearch';
import { SearchForm } from './parts';
import { StatusSelect } from './StatusSelect';

interface SearchByStatusProps<Status extends string> {
  search: Search<Status>;
  /** What can be searched by. */
  label: string;
  names: Record<Status, string>;
  statuses: readonly Status[];
  isBusy: boolean;
  /** The same is asked once more. */
  onRepeat: () => void;
}

/** A search by words and status, which is asked at a press. */
export function SearchByStatus<Status extends string>({
  search,
  label,
  names,
  statuses,
  isBusy,
  onRepeat,
}: SearchByStatusProps<Status>) {
  const [typed, setTyped] = useState(search.text);
  const [chosen, setChosen] = useState<Status | ''>(search.status ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!search.ask(typed, chosen)) onRepeat();
  };
  return (
    <SearchForm role="search" onSubmit={submit} noValidate>
      <Field label={label}>
        <SearchField
          name="q"
          maxLength={limits.searchCharacters}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <StatusSelect names={names} statuses={statuses} value={chosen} onChange={setChosen} />
      <Button type="submit" busy={isBusy}>
        Search
      </Button>
    </SearchForm>
  );
}
