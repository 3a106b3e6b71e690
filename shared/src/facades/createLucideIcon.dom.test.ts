import { House } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import createLucideIcon from './createLucideIcon';

const shapes: [string, object][] = [['path', { d: 'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8' }]];
const Icon = createLucideIcon({ node: shapes });
const draw = (props: object) => {
  const holder = document.createElement('div');
  holder.innerHTML = renderToStaticMarkup(createElement(Icon, props));
  return holder.querySelector('svg');
};

test('an icon looks as Lucide’s own', () => {
  const holder = document.createElement('div');
  holder.innerHTML = renderToStaticMarkup(createElement(House, { size: 20, strokeWidth: 3 }));
  const own = holder.querySelector('svg');
  const ours = draw({ size: 20, strokeWidth: 3 });
  for (const { name, value } of own?.attributes ?? []) {
    if (name !== 'class') expect([name, ours?.getAttribute(name)]).toEqual([name, value]);
  }
});

test('an icon is hidden from assistive technology unless it has a name', () => {
  expect(draw({})).toHaveAttribute('aria-hidden', 'true');
  expect(draw({ 'aria-label': 'Home' })).not.toHaveAttribute('aria-hidden');
});
