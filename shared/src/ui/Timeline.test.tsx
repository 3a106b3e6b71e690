import { render, screen, within } from '@testing-library/react';
import { Timeline } from './Timeline';

test('is a list of what happened and when, of which the last is how things stand', () => {
  const asked = new Date(2030, 0, 2, 9, 30).toISOString();
  render(
    <Timeline
      label="What has happened"
      steps={[
        { id: 'pending', title: 'Asked for by Meena', at: asked },
        {
          id: 'declined',
          title: 'Declined by Ravi',
          at: new Date(2030, 0, 3, 18).toISOString(),
          detail: '“I am away.”',
          tone: 'bad',
        },
      ]}
    />,
  );
  const [first, last] = within(screen.getByRole('list', { name: 'What has happened' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent('Asked for by Meena');
  expect(first).not.toHaveAttribute('aria-current');
  expect(screen.getByText(/2 Jan, 9:30 am/)).toHaveAttribute('datetime', asked);
  expect(last).toHaveTextContent('“I am away.”');
  expect(last).toHaveAttribute('aria-current', 'step');
});
