import { renderInHost } from '@paadam/shared/testing';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { FilterSheet } from './FilterSheet';
import { useTutorSearch } from './useTutorSearch';

function Filters() {
  const search = useTutorSearch();
  return <FilterSheet search={search} errors={{}} count="" countOf={() => ''} drawn="as-drawn" />;
}

test('a press while the page is taken over opens the filters, and only those that scripts move', () => {
  renderInHost(<Filters />);
  const button = screen.getByRole('button', { name: 'Filters' });
  const press = createEvent.click(button);
  fireEvent(button, press);
  expect(press.defaultPrevented).toBe(true);
  expect(screen.getByRole('dialog', { name: 'Filters' })).toHaveAttribute('open');
});
