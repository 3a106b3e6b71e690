import { createMemoryRouter, RouterProvider } from '@paadam/shared/router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Agenda } from './Agenda';
import { AgendaEntry } from './AgendaEntry';
import { Button } from './Button';
import { WeekSwitch } from './WeekSwitch';

describe('Agenda', () => {
  const lesson = (subject: string, day: number, hour: number) => ({
    subject,
    start: new Date(2030, 0, day, hour).toISOString(),
  });

  const showAgenda = () => {
    const agenda = (
      <Agenda
        label="Your lessons by day"
        from="2030-01-07"
        to="2030-01-14"
        today="2030-01-09"
        entries={[
          lesson('Physics', 9, 17),
          lesson('Tamil', 9, 8),
          lesson('Chess', 13, 23),
          lesson('Hindi', 14, 0),
          lesson('Music', 6, 23),
        ]}
        entryKey={({ subject }) => subject}
        startOf={({ start }) => start}
        renderEntry={({ subject }) => (
          <AgendaEntry
            time="5:00 pm"
            title={subject}
            detail="with Ravi"
            to={`/student/classes/${subject}`}
            action={<Button>Join Now</Button>}
          />
        )}
      />
    );
    const router = createMemoryRouter([{ path: '*', element: agenda }]);
    render(<RouterProvider router={router} />);
    return { router, list: screen.getByRole('list', { name: 'Your lessons by day' }) };
  };

  const dayNamed = (name: string) =>
    screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement;

  test('has a heading for each day that holds something, and marks today in words', () => {
    const { list } = showAgenda();
    const days = within(list).getAllByRole('heading', { level: 3 });
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'Wednesday, 9 JanuaryToday',
      'Sunday, 13 January',
    ]);
    expect(dayNamed('Sunday, 13 January')).not.toHaveAttribute('aria-current');
    expect(dayNamed('Wednesday, 9 January Today')).toHaveAttribute('aria-current', 'date');
  });

  test('sorts the entries under their days by time, and leaves out those of other days', () => {
    const { list } = showAgenda();
    const subjectsOf = (day: string) =>
      within(dayNamed(day))
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(subjectsOf('Wednesday, 9 January Today')).toEqual(['Tamil', 'Physics']);
    expect(subjectsOf('Sunday, 13 January')).toEqual(['Chess']);
    expect(within(list).getAllByRole('link')).toHaveLength(3);
  });

  test('an entry says when, what and with whom, leads to its page and has its action', () => {
    showAgenda();
    const entry = within(dayNamed('Sunday, 13 January')).getByRole('article');
    expect(entry).toHaveTextContent('5:00 pmChesswith Ravi');
    expect(within(entry).getByRole('link', { name: 'Chess' })).toHaveAttribute(
      'href',
      '/student/classes/Chess',
    );
    expect(within(entry).getByRole('button', { name: 'Join Now' })).toBeInTheDocument();
  });
});

describe('WeekSwitch', () => {
  function Example() {
    const today = '2030-01-09';
    const [from, setFrom] = useState('2030-01-28');
    return <WeekSwitch from={from} today={today} onChange={(monday) => setFrom(monday ?? today)} />;
  }

  const named = () => screen.getByRole('heading', { level: 2 }).textContent?.replace(/\s/g, ' ');

  test('names the week and leads to the ones beside it', async () => {
    render(<Example />);
    expect(named()).toMatch(/^28 January – 3 February 2030$/);
    await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
    expect(named()).toMatch(/^4.10 February 2030$/);
    await userEvent.click(screen.getByRole('button', { name: 'Previous week' }));
    expect(named()).toMatch(/^28 January – 3 February 2030$/);
  });

  test('leads to the seven days from today, and says when these are shown', async () => {
    render(<Example />);
    const thisWeek = screen.getByRole('button', { name: 'Next 7 days' });
    expect(thisWeek).not.toHaveAttribute('aria-current');
    await userEvent.click(thisWeek);
    expect(named()).toMatch(/^9.15 January 2030$/);
    expect(thisWeek).toHaveAttribute('aria-current', 'date');
    expect(thisWeek).toHaveFocus();
  });

  test('announces the week politely', () => {
    render(<Example />);
    expect(screen.getByRole('heading', { level: 2 }).parentElement).toHaveAttribute('aria-live', 'polite');
  });
});
