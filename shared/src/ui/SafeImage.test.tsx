import { fireEvent, render, screen } from '@testing-library/react';
import { SafeImage } from './SafeImage';

const picture = (src: string | null) => (
  <SafeImage src={src} width={320} height={150} alt="An abacus">
    <span>a drawing</span>
  </SafeImage>
);

test.each(['https://pictures.example/abacus.webp', '/pictures/abacus.webp'])('%s is shown', (src) => {
  render(picture(src));
  expect(screen.getByRole('img', { name: 'An abacus' })).toHaveAttribute('src', src);
  expect(screen.queryByText('a drawing')).not.toBeInTheDocument();
});

test.each([null, '', 'javascript:alert(1)', '//elsewhere.example/a.png'])(
  'the drawing stands in where the address is %j',
  (src) => {
    render(picture(src));
    expect(screen.getByText('a drawing')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  },
);

test('the drawing stands in for an image that cannot be loaded, and the next image has its own chance', () => {
  const { rerender } = render(picture('/gone.webp'));
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('a drawing')).toBeInTheDocument();
  rerender(picture('/there.webp'));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/there.webp');
});
