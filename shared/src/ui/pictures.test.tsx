import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Avatar } from './Avatar';
import { SafeImage } from './SafeImage';
import { StarInput } from './StarInput';
import { StarRating } from './StarRating';

describe('Avatar', () => {
  const picture = () => screen.queryByRole('presentation', { hidden: true });

  test('shows the picture, and the initials once the picture turns out to be broken', () => {
    render(<Avatar name="Asha Raman" src="/pictures/asha.webp" />);
    expect(picture()).toHaveAttribute('src', '/pictures/asha.webp');
    fireEvent.error(picture() as HTMLElement);
    expect(picture()).not.toBeInTheDocument();
    expect(screen.getByText('AR')).toBeInTheDocument();
  });

  test.each([
    null,
    '',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'https://elsewhere.example/a.png',
    '//elsewhere.example/a.png',
  ])('shows the initials for the source %s', (src) => {
    render(<Avatar name="Meena" src={src} />);
    expect(screen.getByText('M')).toBeInTheDocument();
  });

  test.each([
    ['மோகன் குமார்', 'மோ'],
    ['ஸ்ரீதர்', 'ஸ்ரீ'],
    ['श्यामला मेनन', 'श्या'],
    ['R. K. Laxman', 'RL'],
    ['émile zola', 'ÉZ'],
    ['🇮🇳 Ravi', 'R'],
    ['श्\u200Dवेता राव', 'श्\u200Dवे'],
    ['(Ravi) Menon 👩🏽‍🏫', 'RM'],
    ['👩🏽‍🏫', '👩🏽‍🏫'],
    [' ', '?'],
  ])('the initials of “%s” are whole letters: %s', (name, initials) => {
    render(<Avatar name={name} />);
    expect(screen.getByText(initials)).toBeInTheDocument();
  });

  test('has a name for assistive technology where it stands alone', () => {
    render(<Avatar name="Asha Raman" alt="My profile" />);
    expect(screen.getByRole('img', { name: 'My profile' })).toBeInTheDocument();
  });
});

describe('SafeImage', () => {
  const picture = (src: string | null) => (
    <SafeImage src={src} width={320} height={150} alt="An abacus">
      <span>a drawing</span>
    </SafeImage>
  );

  test('a path of this site is shown', () => {
    render(picture('/pictures/abacus.webp'));
    expect(screen.getByRole('img', { name: 'An abacus' })).toHaveAttribute('src', '/pictures/abacus.webp');
    expect(screen.queryByText('a drawing')).not.toBeInTheDocument();
  });

  test.each([
    null,
    '',
    'javascript:alert(1)',
    'https://elsewhere.example/a.png',
    '//elsewhere.example/a.png',
  ])('the drawing stands in where the address is %j', (src) => {
    render(picture(src));
    expect(screen.getByText('a drawing')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('the drawing stands in for an image that cannot be loaded, and the next image has its own chance', () => {
    const { rerender } = render(picture('/gone.webp'));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('a drawing')).toBeInTheDocument();
    rerender(picture('/there.webp'));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/there.webp');
  });
});

describe('StarRating', () => {
  test('says the average and how many ratings it is of', () => {
    const { container } = render(<StarRating average={4.75} count={12} />);
    expect(container).toHaveTextContent('4.8 out of 5 stars (12 ratings)');
  });

  test.each([
    [null, 0],
    [0, 0],
  ])('says that there are no ratings yet for %s of %s', (average, count) => {
    render(<StarRating average={average} count={count} />);
    expect(screen.getByText('No ratings yet')).toBeInTheDocument();
  });

  test('a rating is given as one of five named stars', async () => {
    const onChange = jest.fn();
    render(<StarInput legend="Your rating" name="rating" value={null} onChange={onChange} />);
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    expect(onChange).toHaveBeenCalledWith(4);
  });
});
