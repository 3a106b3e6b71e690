import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Stat } from './Stat';

test("the server's HTML has the real figure, also of one that counts up", () => {
  expect(renderToString(<Stat value="72,878+" label="Active Students" countUp />)).toContain('72,878+');
});

test('under reduced motion the figure stands at once', () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  render(<Stat value="898" label="Expert Tutors" countUp />);
  expect(screen.getByText('898')).toBeVisible();
  expect(screen.getByText('898').parentElement).not.toHaveAttribute('data-count');
});
