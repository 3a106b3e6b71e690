import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { BarChart } from './BarChart';
import { DescriptionList } from './DescriptionList';
import { PageTitle } from './PageTitle';
import { Stat } from './Stat';
import { Table } from './Table';
import { TabPanel, Tabs } from './Tabs';
import { Timeline } from './Timeline';

describe('BarChart', () => {
  const months = [
    { id: '2029-12', label: 'Dec', name: 'December 2029', value: 0, valueText: '₹0' },
    {
      id: '2030-01',
      label: 'Jan',
      name: 'January 2030',
      value: 9000,
      valueText: '₹9,000',
      note: '8 lessons',
    },
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
    [
      'flat where there is nothing but zeros',
      months.map((month) => ({ ...month, value: 0 })),
      ['0', '0', '0'],
    ],
  ])('draws bars that are %s', (_, bars, shares) => {
    const { container } = render(<BarChart title="Earnings" bars={bars} />);
    const drawn = [...container.querySelectorAll<HTMLElement>('[style]')];
    expect(drawn.map((bar) => bar.style.getPropertyValue('--share'))).toEqual(shares);
  });
});

describe('DescriptionList', () => {
  test('ties each value to its term', () => {
    render(
      <DescriptionList
        facts={[
          { term: 'Tutor', value: <a href="/tutors/1">Ravi</a> },
          { term: 'Duration', value: '60 mins' },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Tutor', 'Duration']);
    expect(screen.getByRole('link', { name: 'Ravi' }).closest('dd')).toBeInTheDocument();
    expect(screen.getByText('60 mins').previousElementSibling).toHaveTextContent('Duration');
  });
});

describe('Stat', () => {
  afterEach(() => jest.restoreAllMocks());

  test("the server's HTML has the real figure, also of one that counts up", () => {
    expect(renderToString(<Stat value="72,878+" label="Active Students" countUp />)).toContain('72,878+');
  });

  test('under reduced motion the figure stands at once', () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ ...window.matchMedia(''), matches: true });
    render(<Stat value="898" label="Expert Tutors" countUp />);
    expect(screen.getByText('898')).toBeVisible();
    expect(screen.getByText('898').parentElement).not.toHaveAttribute('data-count');
  });
});

describe('Table', () => {
  test('is a named table with column and row headers', () => {
    render(
      <Table
        caption="Recent Bookings"
        columns={[
          { key: 'child', header: 'Child', cell: (row: { child: string }) => row.child },
          { key: 'tutor', header: 'Tutor', cell: () => 'Ravi' },
          {
            key: 'actions',
            header: 'Actions',
            hideHeader: true,
            cell: () => <button type="button">View</button>,
          },
        ]}
        rows={[{ child: 'Meena' }, { child: 'Arun' }]}
        rowKey={(row) => row.child}
      />,
    );
    const table = screen.getByRole('table', { name: 'Recent Bookings' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Child', 'Tutor', 'Actions']);
    const row = within(table).getByRole('rowheader', { name: 'Meena' }).closest('tr') as HTMLElement;
    expect(within(row).getByRole('cell', { name: 'Ravi' })).toBeInTheDocument();
  });
});

describe('Tabs', () => {
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
});

describe('Timeline', () => {
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
});

describe('PageTitle', () => {
  test('is the page’s h1, can take focus and names the document', () => {
    render(<PageTitle>Manage Bookings</PageTitle>);
    screen.getByRole('heading', { level: 1, name: 'Manage Bookings' }).focus();
    expect(screen.getByRole('heading')).toHaveFocus();
    expect(document.title).toBe('Manage Bookings · Paadam');
  });

  test('the document may be named differently', () => {
    render(<PageTitle documentTitle="Page not found">404</PageTitle>);
    expect(document.title).toBe('Page not found · Paadam');
  });

  test('inside a shadow root the title of the page around it is left alone', () => {
    document.title = 'A school';
    const host = document.createElement('div');
    document.body.append(host);
    const root = host.attachShadow({ mode: 'open' });
    render(createPortal(<PageTitle>Manage Bookings</PageTitle>, root));
    expect(document.title).toBe('A school');
    host.remove();
  });
});
