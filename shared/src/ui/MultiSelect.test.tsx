import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MultiSelect, type MultiSelectProps } from './MultiSelect';

const options = ['Mathematics', 'Physics', 'Chemistry', 'Vedic Mathematics'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

function Example({ start = [], ...rest }: Partial<MultiSelectProps> & { start?: string[] }) {
  const [value, setValue] = useState(start);
  return <MultiSelect label="Subjects" options={options} value={value} onChange={setValue} {...rest} />;
}

const group = () => screen.getAllByRole('group', { name: 'Subjects' })[0] as HTMLElement;
const search = () => screen.getByRole('searchbox', { name: 'Search subjects' });

test('chooses with checkboxes, shows what is chosen as chips and counts it aloud', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Physics' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mathematics' }));
  const chips = within(screen.getByRole('list', { name: 'Subjects chosen' })).getAllByRole('button');
  expect(chips.map((chip) => chip.textContent)).toEqual(['Remove Physics', 'Remove Mathematics']);
  expect(screen.getByText('2 chosen')).toHaveAttribute('role', 'status');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Physics' }));
  expect(screen.queryByRole('button', { name: 'Remove Physics' })).not.toBeInTheDocument();
});

test('a chip takes its choice away and hands focus to its neighbour, the last one to the search', async () => {
  render(<Example start={['physics', 'chemistry']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Chemistry' }));
  expect(screen.getByRole('checkbox', { name: 'Chemistry' })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Remove Physics' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(search()).toHaveFocus();
});

test('the search narrows the list, keeps what is chosen and says so when it finds nothing', async () => {
  render(<Example start={['physics']} />);
  await userEvent.type(search(), ' MATH');
  expect(screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual([
    'Mathematics',
    'Vedic Mathematics',
  ]);
  expect(screen.getByText('2 found')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove Physics' })).toBeInTheDocument();
  await userEvent.type(search(), 's');
  expect(screen.getByText('Nothing matches “MATHs”.')).toBeInTheDocument();
});

test('Enter in the search never submits the form around it', async () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Example />
      <button type="submit">Save Changes</button>
    </form>,
  );
  await userEvent.type(search(), 'phy{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('says why no more can be chosen once the most are', async () => {
  render(<Example start={['physics']} max={2} />);
  expect(screen.getByText('1 of 2 chosen')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Chemistry' }));
  expect(screen.getByText('2 of 2 chosen. To choose another, remove one first.')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Mathematics' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Physics' }));
  expect(screen.getByRole('checkbox', { name: 'Mathematics' })).toBeEnabled();
});

test('is described by its hint and error, and invalid where focus can go', () => {
  render(<Example hint="What you teach" error="Choose at least one subject" />);
  expect(group()).toHaveAccessibleDescription('Choose at least one subject What you teach');
  expect(search()).toBeInvalid();
  expect(search()).toHaveAccessibleDescription('Choose at least one subject What you teach');
});

test('nothing in it can be changed while it is disabled', () => {
  render(<Example start={['physics']} disabled />);
  for (const control of [...screen.getAllByRole('checkbox'), ...screen.getAllByRole('button'), search()]) {
    expect(control).toBeDisabled();
  }
});
