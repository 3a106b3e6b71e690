import { render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { PageTitle } from './PageTitle';

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
