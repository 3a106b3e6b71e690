import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusAfter } from './useFocusAfter';

/** Rows, each with a button that asks before it takes the row away; with `late` it goes by a refresh alone. */
function List({ late = false, focusable = true, refreshed = false }) {
  const [isGone, setGone] = useState(false);
  const rows = isGone || refreshed ? ['two'] : ['one', 'two'];
  const [asked, setAsked] = useState<string | null>(null);
  const place = useFocusAfter<HTMLElement>(asked !== null, rows);
  return (
    <>
      <h1 tabIndex={-1}>Page</h1>
      <section ref={place} aria-label="Rows" {...(focusable && { tabIndex: -1 })}>
        {rows.map((row) => (
          <button key={row} type="button" onClick={() => setAsked(row)}>
            {row}
          </button>
        ))}
      </section>
      <input aria-label="Elsewhere" />
      <ConfirmDialog
        open={asked !== null}
        title="Remove?"
        confirmLabel="Remove"
        onConfirm={() => {
          setGone(!late);
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      >
        It goes.
      </ConfirmDialog>
    </>
  );
}

const show = (props: { late?: boolean; focusable?: boolean } = {}) => {
  const user = userEvent.setup();
  const { rerender } = render(<List {...props} />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, press, refresh: () => rerender(<List {...props} refreshed />) };
};
const rows = () => screen.getByRole('region', { name: 'Rows' });

test('a dialog that took its opener away leaves the focus at the place', async () => {
  const { press } = show();
  await press('one');
  await press('Remove');
  expect(rows()).toHaveFocus();
});

test('a place that cannot hold it passes it on to the page’s heading', async () => {
  const { press } = show({ focusable: false });
  await press('one');
  await press('Remove');
  expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
});

test('the opener has the focus until its row goes', async () => {
  const { press, refresh } = show({ late: true });
  await press('one');
  await press('Remove');
  expect(screen.getByRole('button', { name: 'one' })).toHaveFocus();
  refresh();
  expect(rows()).toHaveFocus();
});

test('what a person has turned to keeps the focus', async () => {
  const { user, press, refresh } = show({ late: true });
  await press('one');
  await press('Remove');
  await user.click(screen.getByRole('textbox', { name: 'Elsewhere' }));
  refresh();
  expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus();
});

test('a list that changes later takes no focus where the opener is still there', async () => {
  const { press, refresh } = show();
  await press('two');
  await press('Cancel');
  screen.getByRole('button', { name: 'two' }).blur();
  refresh();
  expect(document.body).toHaveFocus();
});
