import { focusIsLost } from './focusIsLost';

const place = () => {
  const host = document.body.appendChild(document.createElement('section'));
  const root = host.attachShadow({ mode: 'open' });
  return { root, inside: root.appendChild(document.createElement('button')) };
};
afterEach(() => document.body.replaceChildren());

test('in a document the focus is lost where nothing but the body has it', () => {
  const button = document.body.appendChild(document.createElement('button'));
  expect(focusIsLost(document)).toBe(true);
  button.focus();
  expect(focusIsLost(document)).toBe(false);
});

test('in a shadow root it is lost only where the page around has not got it', () => {
  const { root, inside } = place();
  const theirs = document.body.appendChild(document.createElement('input'));
  expect(focusIsLost(root)).toBe(true);
  inside.focus();
  expect(focusIsLost(root)).toBe(false);
  theirs.focus();
  expect(focusIsLost(root)).toBe(false);
});
