import { Button, Field, Sheet } from '@paadam/shared/ui';
import { isPopoverOpen } from '@paadam/shared/ui/EarlySheet';
import { SlidersHorizontal } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import * as texts from '../messages/tutors';
import { FilterFields, type FilterFieldsProps } from './FilterFields';
import { filtersOf } from './question';
import { SortSelect } from './SortSelect';

interface FilterSheetProps extends FilterFieldsProps {
  /** How many tutors the list shows, in words; empty while that is not known. */
  count: string;
  /** The id of the filters as the server has drawn them, which open without scripts; null: the sheet has them. */
  drawn: string | null;
}

/** The filters where there is no room beside the search: behind a button, over the list instead of above it. */
export function FilterSheet({ count, drawn, ...fields }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  // The person who has opened them before the scripts were there goes on in the sheet.
  useLayoutEffect(() => {
    if (drawn !== null && isPopoverOpen(drawn)) setOpen(true);
  }, [drawn]);
  const close = () => setOpen(false);
  const used = filtersOf(fields.search.question).filter((filter) => filter !== 'q').length;
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        popoverTarget={drawn ?? undefined}
        onClick={(event) => {
          // What the server has drawn would open as well, as long as it is there.
          event.preventDefault();
          setOpen(true);
        }}
      >
        <SlidersHorizontal size={18} aria-hidden />
        {used > 0 ? texts.filtersUsed({ used }) : texts.filters()}
      </Button>
      <Sheet open={open} onClose={close} title={texts.filters()}>
        <FilterFields {...fields} />
        <Field label={texts.order()}>
          <SortSelect search={fields.search} />
        </Field>
        <p role="status">{count}</p>
        <Button block onClick={close}>
          {texts.showTutors()}
        </Button>
      </Sheet>
    </>
  );
}
