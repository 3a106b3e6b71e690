import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ToastProvider } from './ToastProvider';
import { useToast } from './toastContext';

function Trigger() {
  const toast = useToast();
  return (
    <button
      type="button"
      onClick={() =>
        toast('Booking created successfully', { action: { label: 'See your class', to: '/class' } })
      }
    >
      Book
    </button>
  );
}

function showOne() {
  jest.useFakeTimers();
  const page = (
    <ToastProvider>
      <Trigger />
    </ToastProvider>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/class', element: <h1>Class</h1> },
  ]);
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button', { name: 'Book' }));
}
afterEach(() => jest.useRealTimers());

const later = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('is read out politely, links to what it is about and goes by itself', () => {
  showOne();
  expect(screen.getByRole('status')).toHaveTextContent('Booking created successfully');
  expect(screen.getByRole('link', { name: 'See your class' })).toHaveAttribute('href', '/class');
  later(12_000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('stays as long as it has focus', () => {
  showOne();
  fireEvent.focus(screen.getByRole('link'));
  later(60_000);
  expect(screen.getByRole('link')).toBeInTheDocument();
});

test('can be dismissed', () => {
  showOne();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
