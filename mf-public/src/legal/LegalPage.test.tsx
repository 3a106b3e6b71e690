import { HostProvider, type Operator } from '@paadam/shared/portal';
import { renderInHost } from '@paadam/shared/testing';
import { screen, within } from '@testing-library/react';
import declaration from '../../remote.json';
import { openPage } from '../testing/openPage';
import LegalPage from './LegalPage';
import { legalTexts } from './texts';

const pages = [
  ['/terms', 'Terms of Use'],
  ['/privacy', 'Privacy'],
  ['/refunds', 'Payments and Refunds'],
  ['/safety', 'Child Safety'],
  ['/help', 'Help'],
] as const;
const paths = pages.map(([path]) => path);

const onSite = (path: string, operator: Operator | undefined, contactEmail?: string) =>
  renderInHost(<LegalPage />, {
    path,
    around: (children) => (
      <HostProvider value={{ remotes: [], operator, contactEmail }}>{children}</HostProvider>
    ),
  });

describe('the rules and the help', () => {
  test.each(pages)('%s is %s, with its date and a list of what is in it', async (path, title) => {
    openPage(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(document.title).toBe(`${title} · Paadam`);
    expect(screen.getByText(/^In these words since/)).toHaveTextContent(/\d{4}$/);
    // What a limit that has become more than a number would look like.
    expect(document.body).not.toHaveTextContent(/\[object|undefined|NaN/);
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const entries = within(contents).getAllByRole('link');
    expect(entries.length).toBeGreaterThan(3);
    for (const entry of entries) {
      const heading = screen.getByRole('heading', { level: 2, name: entry.textContent ?? '' });
      expect(entry).toHaveAttribute('href', `${path}#${heading.id}`);
    }
  });

  test('are declared under the titles that they have', () => {
    const declared = declaration.routes.filter(({ chunk }) => chunk === 'legal');
    expect(declared.map(({ path, title }) => [path, title])).toEqual(pages);
    expect(Object.keys(legalTexts)).toEqual(paths);
  });

  test('an entry of the list leads to its part, also in the address', async () => {
    const { user, router } = openPage('/help');
    await user.click(await screen.findByRole('link', { name: 'How do I pay?' }));
    expect(screen.getByRole('heading', { name: 'How do I pay?' })).toHaveFocus();
    expect(router.state.location).toMatchObject({ pathname: '/help', hash: '#pay' });
  });

  test('opens at the part that the address names', async () => {
    openPage('/privacy#cookies');
    expect(await screen.findByRole('heading', { name: 'Cookies, by name' })).toHaveFocus();
  });

  test('a link leads from one to another', async () => {
    const { user } = openPage('/terms');
    const paying = await screen.findByText(/takes no payments/);
    await user.click(within(paying).getByRole('link', { name: 'Payments and Refunds' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Payments and Refunds' }),
    ).toBeInTheDocument();
  });

  test.each(paths)('the links in %s lead to pages that there are, each part once', (path) => {
    const { container } = onSite(path, {});
    const own = declaration.routes.map((route) => route.path);
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    const inside = links.filter((href) => href.startsWith('/')).map((href) => href.split(/[?#]/)[0]);
    expect(inside.filter((href) => !own.includes(href ?? ''))).toEqual([]);
    const ids = [...container.querySelectorAll('h2')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('where lessons are paid on the site', () => {
  test.each(['/terms', '/refunds', '/help'])('%s says so, and how', (path) => {
    const { container } = onSite(path, { takesPayments: true });
    expect(container).not.toHaveTextContent(/takes no payments|never had/);
    expect(container).toHaveTextContent(/takes the payment for the tutor|leads you to the payment/);
  });
});

describe('who runs the site', () => {
  const operator = {
    name: 'Masi Street Lessons Pvt. Ltd.',
    address: '12 North Masi Street, Madurai 625001, India',
    grievanceOfficer: 'Asha Raman, grievance@lessons.example',
  };

  test.each(paths)('is said on %s as the operator gave it', (path) => {
    const { container } = onSite(path, operator, 'office@lessons.example');
    for (const fact of Object.values(operator)) expect(container).toHaveTextContent(fact);
    expect(container).not.toHaveTextContent(/operator of this site has not/i);
    for (const link of screen.getAllByRole('link', { name: 'office@lessons.example' })) {
      expect(link).toHaveAttribute('href', 'mailto:office@lessons.example');
    }
  });

  test.each(paths)('is said on %s to be missing where the operator did not give it', (path) => {
    const { container } = onSite(path, {}, 'office@lessons.example');
    expect(container).toHaveTextContent('The operator of this site has not given a name.');
    expect(container).toHaveTextContent('The operator of this site has not given a postal address.');
    expect(container).toHaveTextContent('The operator of this site has not named a grievance officer.');
  });

  test.each(paths)('is left to the full site on %s where the host does not know', (path) => {
    const { container } = onSite(path, undefined);
    expect(container).toHaveTextContent('The same page of the full site does.');
    expect(container).not.toHaveTextContent(/has not (given|named)|@|undefined|null/);
    expect(screen.getAllByRole('link', { name: 'contact form' })[0]).toHaveAttribute('href', '/contact');
  });
});

test('each cookie that the site sets is named', () => {
  onSite('/privacy', {});
  for (const name of [
    'paadam_session',
    'token',
    'paadam_known',
    'paadam_registration',
    'paadam_appearance',
    'paadam_banner',
  ]) {
    expect(screen.getByText(name)).toBeInTheDocument();
  }
});
