import { render, screen } from '@testing-library/react';
import { FailureBoundary } from './FailureBoundary';

function Page({ broken }: { broken: boolean }) {
  if (broken) throw new Error('It broke.');
  return <h1>Bookings</h1>;
}
const at = (place: string, broken: boolean) => (
  <FailureBoundary resetKey={place} fallback={(error) => <p role="alert">{(error as Error).message}</p>}>
    <Page broken={broken} />
  </FailureBoundary>
);

let silenced: jest.SpyInstance;
beforeEach(() => {
  silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => silenced.mockRestore());

test('what is thrown while a page renders is caught, and told to what stands in', () => {
  render(at('one', true));
  expect(screen.getByRole('alert')).toHaveTextContent('It broke.');
});

test('the page stays away until there is a new reason to try', () => {
  const view = render(at('one', true));
  view.rerender(at('one', false));
  expect(screen.getByRole('alert')).toBeVisible();
  view.rerender(at('two', false));
  expect(screen.getByRole('heading', { name: 'Bookings' })).toBeVisible();
});

test('a page that breaks again, also at once, is caught again', () => {
  const view = render(at('one', false));
  view.rerender(at('two', true));
  expect(screen.getByRole('alert')).toBeVisible();
  view.rerender(at('three', true));
  expect(screen.getByRole('alert')).toBeVisible();
});
