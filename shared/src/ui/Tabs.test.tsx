import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabPanel, Tabs } from './Tabs';

function Bookings() {
  const [tab, setTab] = useState<'upcoming' | 'waiting' | 'past'>('upcoming');
  return (
    <Tabs
      label="Bookings"
      tabs={[
        { id: 'upcoming', label: 'Upcoming', badge: 0 },
        { id: 'waiting', label: 'Waiting', badge: 12 },
        { id: 'past', label: 'Past' },
      ]}
      value={tab}
      onChange={setTab}
    >
      <TabPanel id="upcoming">Nothing yet</TabPanel>
      <TabPanel id="waiting">Twelve of them</TabPanel>
      <TabPanel id="past">Long ago</TabPanel>
    </Tabs>
  );
}

test('shows the panel of the chosen tab alone, named by it', async () => {
  render(<Bookings />);
  expect(screen.getByRole('tablist', { name: 'Bookings' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Upcoming 0', selected: true })).toHaveAttribute(
    'aria-controls',
    screen.getByRole('tabpanel', { name: 'Upcoming 0' }).id,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Waiting 12' }));
  expect(screen.getByRole('tabpanel', { name: 'Waiting 12' })).toHaveTextContent('Twelve of them');
  expect(screen.queryByText('Nothing yet')).not.toBeInTheDocument();
});

test.each([
  ['{ArrowRight}', 'Waiting 12'],
  ['{ArrowLeft}', 'Past'],
  ['{End}', 'Past'],
  ['{End}{ArrowRight}', 'Upcoming 0'],
  ['{End}{Home}', 'Upcoming 0'],
])('%s moves focus to %s and chooses it', async (keys, name) => {
  render(<Bookings />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Upcoming 0' })).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name })).toBeInTheDocument();
});

test('is one stop for the Tab key, and the panel the next', async () => {
  render(<Bookings />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
