import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart } from './BarChart';

const months = [
  { id: '2029-12', label: 'Dec', name: 'December 2029', value: 0, valueText: '₹0' },
  { id: '2030-01', label: 'Jan', name: 'January 2030', value: 9000, valueText: '₹9,000', note: '8 lessons' },
  { id: '2030-02', label: 'Feb', value: 18_000, valueText: '₹18,000' },
];

test('is a figure whose values can all be read', () => {
  render(<BarChart title="Earnings by month" bars={months} />);
  const figure = screen.getByRole('figure', { name: 'Earnings by month' });
  const read = within(figure)
    .getAllByRole('listitem')
    .map(
      (item) =>
        [...item.querySelectorAll('*')].find(
          (part) => !part.closest('[aria-hidden]') && !part.children.length,
        )?.textContent,
    );
  expect(read).toEqual(['December 2029: ₹0', 'January 2030: ₹9,000, 8 lessons', 'Feb: ₹18,000']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('lets a bar be chosen, and says which one is', async () => {
  const onSelect = jest.fn();
  render(<BarChart title="Earnings by month" bars={months} selected="2030-02" onSelect={onSelect} />);
  expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('Feb: ₹18,000');
  await userEvent.click(screen.getByRole('button', { name: 'January 2030: ₹9,000, 8 lessons' }));
  expect(onSelect).toHaveBeenCalledWith('2030-01');
});

test.each([
  ['half as high as the highest', months, ['0', '0.5', '1']],
  ['flat where there is nothing but zeros', months.map((month) => ({ ...month, value: 0 })), ['0', '0', '0']],
])('draws bars that are %s', (_, bars, shares) => {
  const { container } = render(<BarChart title="Earnings" bars={bars} />);
  const drawn = [...container.querySelectorAll<HTMLElement>('[style]')];
  expect(drawn.map((bar) => bar.style.getPropertyValue('--share'))).toEqual(shares);
});
