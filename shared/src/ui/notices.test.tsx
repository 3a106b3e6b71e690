import { createMemoryRouter, RouterProvider } from '@paadam/shared/router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './ErrorState';
import { Notice } from './Notice';
import { RetryNotice } from './RetryNotice';
import { ToastProvider } from './ToastProvider';
import { useToast } from './toastContext';

describe('Notice', () => {
  test('a failure interrupts, anything else waits its turn', () => {
    render(
      <>
        <Notice tone="bad">The code is not right.</Notice>
        <Notice tone="good">Message sent successfully!</Notice>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The code is not right.');
    expect(screen.getByRole('status')).toHaveTextContent('Message sent successfully!');
  });

  test('can be dismissed where somebody takes care of it', async () => {
    const onDismiss = jest.fn();
    render(<Notice onDismiss={onDismiss}>Are you at a school?</Notice>);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalled();
  });
});

describe('ErrorState', () => {
  test('says at once what failed, and lets it be tried again', async () => {
    const onRetry = jest.fn();
    render(<ErrorState title="Failed to load subjects" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load subjects');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalled();
  });

  test('offers no Retry where it cannot help', () => {
    render(<ErrorState title="This booking is not yours" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('is the page’s heading where it stands in for a page, and takes the focus as one', () => {
    render(<ErrorState asPage title="The tutor panel is not available right now" />);
    const heading = screen.getByRole('heading', { level: 1 });
    heading.focus();
    expect(heading).toHaveFocus();
  });
});

describe('RetryNotice', () => {
  test('says what failed and why, at once, and tries again when asked', async () => {
    const retry = jest.fn();
    render(
      <RetryNotice title="Failed to fetch bookings" onRetry={retry}>
        The service cannot be reached.
      </RetryNotice>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/Failed to fetch bookings.*cannot be reached/);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('Toast', () => {
  function Trigger() {
    const toast = useToast();
    return (
      <button
        type="button"
        onClick={() =>
          toast('Booking created successfully', { action: { label: 'See your lesson', to: '/class' } })
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
    expect(screen.getByRole('link', { name: 'See your lesson' })).toHaveAttribute('href', '/class');
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
});
