import { askForTyped } from './askForTyped';

const { body } = document;
askForTyped();

/** Follows the first link to a page in another language. @returns whether the browser then asks before it leaves the page */
const isAsked = (init: MouseEventInit = {}): boolean => {
  const link = body.querySelector('a[hreflang="ta"]');
  link?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
};

const type = (value: string): void => {
  const field = body.querySelector('textarea');
  if (!field) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** @param isTaken whether the form finds no fault, and is busy with sending */
const send = async (isTaken = true): Promise<void> => {
  const form = body.querySelector('form');
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  if (isTaken) form?.insertAdjacentHTML('beforeend', '<button aria-busy="true"></button>');
  await new Promise((resolve) => setTimeout(resolve));
  form?.querySelector('button')?.remove();
};

beforeEach(() => {
  history.replaceState(null, '', '/contact');
  body.innerHTML =
    '<form><textarea>As it was</textarea></form><a hreflang="ta" href="/ta">தமிழ்</a><a href="/about">About</a>';
});

test('who has typed nothing is not asked before the page in another language', () => {
  expect(isAsked()).toBe(false);
});

test('who has typed something is asked, unless the link opens elsewhere, or the text is gone or goes along', () => {
  type('Do you teach the veena?');
  expect(isAsked()).toBe(true);
  expect(isAsked({ ctrlKey: true })).toBe(false);
  history.replaceState(null, '', '/tutors?q=Do+you+teach+the+veena%3F');
  expect(isAsked()).toBe(false);
  history.replaceState(null, '', '/contact');
  type('');
  expect(isAsked()).toBe(false);
});

test('what was sent is asked about no more, until it did not arrive, or is changed', async () => {
  type('Do you teach the veena?');
  await send(false);
  expect(isAsked()).toBe(true);
  await send();
  expect(isAsked()).toBe(false);
  body.querySelector('form')?.insertAdjacentHTML('beforeend', '<p role="alert">No connection.</p>');
  expect(isAsked()).toBe(true);
  body.querySelector('[role="alert"]')?.remove();
  type('Do you teach the flute?');
  expect(isAsked()).toBe(true);
});

test('it is asked of that link alone: what leads elsewhere, or closes the window, is not', () => {
  type('Do you teach the veena?');
  expect(isAsked()).toBe(true);
  body.querySelector('a[hreflang]')?.addEventListener('click', (event) => event.preventDefault());
  body.querySelector('a[hreflang]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  body.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('nothing is asked for what is no part of a form, and so does at once what it says', () => {
  body.insertAdjacentHTML('afterbegin', '<select><option>Asha</option></select>');
  body.querySelector('select')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(isAsked()).toBe(false);
});
