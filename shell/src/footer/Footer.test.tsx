import { aDeclaration, renderInHost } from '@paadam/shared/testing';
import { screen } from '@testing-library/react';
import { Footer } from './Footer';
import { footerGroups } from './footerGroups';

const pages = (...paths: string[]) => [
  aDeclaration({ routes: paths.map((path) => ({ id: path, path, chunk: 'page' })) }),
];
const shown = () => screen.queryAllByRole('link').map((link) => link.textContent);

test('the footer links to the pages that are there, and to no other', () => {
  renderInHost(<Footer />, { remotes: pages('/tutors', '/login', '/register') });
  expect(shown()).toEqual(['Find a tutor', 'Sign in', 'Register']);
  expect(screen.getByRole('link', { name: 'Find a tutor' })).toHaveAttribute('href', '/tutors');
});

test('a group without a page is not named', () => {
  renderInHost(<Footer />, { remotes: pages('/tutors') });
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Learn']);
});

test('with every page there, every link is', () => {
  const paths = footerGroups.flatMap(({ links }) => links.map(({ path }) => path));
  renderInHost(<Footer />, { remotes: pages(...paths) });
  expect(shown()).toHaveLength(paths.length);
});
