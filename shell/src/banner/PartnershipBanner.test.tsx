import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as React from 'react';

/** The banner of a document that has just been opened: nothing of an earlier one but the session's cookies. */
const openDocument = () => {
  let Banner: () => React.ReactNode = () => null;
  jest.isolateModules(() => {
    // One React for the banner and for the renderer.
    jest.doMock('react', () => React);
    Banner = jest.requireActual('./PartnershipBanner').PartnershipBanner;
  });
  return render(<Banner />);
};

const invitation = () => screen.queryByText(/University or school student\?/);
const dismiss = () => userEvent.click(screen.getByRole('button', { name: 'Dismiss the invitation' }));

/** As the end of the browser's session does. */
const endSession = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore API is not everywhere yet.
  document.cookie = 'paadam_banner=; path=/; max-age=0';
};

beforeEach(endSession);
afterEach(() => jest.restoreAllMocks());

test('universities and schools are invited', () => {
  openDocument();
  expect(screen.getByRole('complementary', { name: 'Partnership' })).toContainElement(invitation());
});

test('a dismissed invitation stays away for the session, and returns with the next', async () => {
  const first = openDocument();
  await dismiss();
  expect(invitation()).not.toBeInTheDocument();
  first.unmount();
  const second = openDocument();
  expect(invitation()).not.toBeInTheDocument();
  second.unmount();
  endSession();
  openDocument();
  expect(invitation()).toBeVisible();
});

test('an invitation can be dismissed for this page where cookies are closed to us', async () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  openDocument();
  expect(invitation()).toBeVisible();
  await dismiss();
  expect(invitation()).not.toBeInTheDocument();
});

test('a document that says so hides it from the first paint on', () => {
  document.documentElement.dataset.banner = 'dismissed';
  try {
    openDocument();
    expect(invitation()).not.toBeVisible();
  } finally {
    delete document.documentElement.dataset.banner;
  }
});
