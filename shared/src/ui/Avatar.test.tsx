import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar';

const picture = () => screen.queryByRole('presentation', { hidden: true });

test('shows the picture, and the initials once the picture turns out to be broken', () => {
  render(<Avatar name="Asha Raman" src="https://example.org/asha.png" />);
  expect(picture()).toHaveAttribute('src', 'https://example.org/asha.png');
  fireEvent.error(picture() as HTMLElement);
  expect(picture()).not.toBeInTheDocument();
  expect(screen.getByText('AR')).toBeInTheDocument();
});

test.each([null, '', 'javascript:alert(1)', 'data:image/svg+xml,<svg/>', '//elsewhere.example/a.png'])(
  'shows the initials for the source %s',
  (src) => {
    render(<Avatar name="Meena" src={src} />);
    expect(screen.getByText('M')).toBeInTheDocument();
  },
);

test('has a name for assistive technology where it stands alone', () => {
  render(<Avatar name="Asha Raman" alt="My profile" />);
  expect(screen.getByRole('img', { name: 'My profile' })).toBeInTheDocument();
});
