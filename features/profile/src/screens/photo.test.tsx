import { aProfile, fetchedPicture, keepProfile, saveButton, showProfile } from '@paadam/profile/testing';
import { apiUrl, failure, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';

const uploaded = `/pictures/${'ab'.repeat(32)}.webp`;

/** What jsdom lacks: a browser that reads and writes pictures. */
const drawn = { drawImage: jest.fn() };
beforeEach(() => {
  drawn.drawImage.mockClear();
  Object.assign(globalThis, {
    createImageBitmap: jest.fn(async () => ({ width: 1200, height: 800, close: () => {} })),
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawn as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type) => {
    give(new Blob(['small'], { type: type ?? '' }));
  });
});

const pngBytes = '\x89PNG\r\n\x1a\n';
const file = (content: BlobPart[], name = 'me.png') => new File(content, name, { type: 'image/png' });
const picture = () => file([Uint8Array.from(pngBytes, (sign) => sign.charCodeAt(0))]);

/** A server that takes photos and tells what it was sent. */
const takePhotos = () => {
  const sent: unknown[] = [];
  server.use(
    http.put(apiUrl('/photo'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(ok({ profileUrl: uploaded }, { message: 'Photo saved' }));
    }),
    http.delete(apiUrl('/photo'), () =>
      HttpResponse.json(ok({ profileUrl: null }, { message: 'Photo removed' })),
    ),
  );
  return sent;
};

const show = async (changes = {}) => {
  keepProfile(aProfile('student', changes));
  const shown = showProfile('student');
  await saveButton();
  return shown;
};

const address = () => screen.getByRole('textbox', { name: /^Profile Image URL/ });
const choose = (user: Awaited<ReturnType<typeof show>>['user'], chosen: File) =>
  user.upload(screen.getByLabelText('Photo from a file'), chosen);
const usePhoto = async (user: Awaited<ReturnType<typeof show>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Use photo' }));

test('the middle of a chosen picture is cut to a small square, sent, and shown everywhere at once', async () => {
  const sent = takePhotos();
  const { user, store } = await show();
  await choose(user, picture());
  await usePhoto(user);
  expect(await screen.findByText('Photo saved')).toBeVisible();
  expect(drawn.drawImage).toHaveBeenCalledWith(expect.anything(), 200, 0, 800, 800, 0, 0, 512, 512);
  expect(sent).toEqual([{ picture: btoa('small') }]);
  expect(await screen.findByRole('img', { name: 'Your picture' })).toHaveAttribute('src', uploaded);
  expect(store.getState().auth.session).toMatchObject({ user: { profileImg: uploaded } });
  expect(address()).toHaveValue('');
  expect(screen.getByText('Everything is saved')).toBeVisible();
});

test('the cut is chosen with sliders, and a cut that is cancelled sends nothing', async () => {
  const sent = takePhotos();
  const { user } = await show();
  await choose(user, picture());
  const slider = (name: string) => screen.findByRole('slider', { name });
  expect(await slider('Up or down')).toBeDisabled();
  fireEvent.change(await slider('Zoom'), { target: { value: '2' } });
  fireEvent.change(await slider('Left or right'), { target: { value: '0' } });
  fireEvent.change(await slider('Up or down'), { target: { value: '1' } });
  await usePhoto(user);
  expect(await screen.findByText('Photo saved')).toBeVisible();
  expect(drawn.drawImage).toHaveBeenLastCalledWith(expect.anything(), 0, 400, 400, 400, 0, 0, 400, 400);

  await choose(user, picture());
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('a photo takes the place of an address that was only typed', async () => {
  takePhotos();
  const { user } = await show();
  await user.fill(address(), 'https://img.test/a.jpg');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await choose(user, picture());
  await usePhoto(user);
  expect(await screen.findByText('Everything is saved')).toBeVisible();
  expect(address()).toHaveValue('');
});

test('an uploaded photo stays where an address is typed and taken back', async () => {
  const { user } = await show({ profileUrl: uploaded });
  await user.fill(address(), 'https://img.test/a.jpg');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await user.clear(address());
  expect(screen.getByText('Everything is saved')).toBeVisible();
});

test('an address is asked by the server alone, and shown once the picture is here', async () => {
  const kept = keepProfile(aProfile('student', { profileUrl: uploaded }));
  const { user } = showProfile('student');
  await saveButton();
  const shown = () => screen.getByRole('img', { name: 'Your picture' });
  await user.fill(address(), 'img.test/a.jpg');
  await user.tab();
  expect(address()).toHaveValue('https://img.test/a.jpg');
  expect(shown()).toHaveAttribute('src', uploaded);

  const fields = { profileUrl: 'There is no picture at this address.' };
  server.use(
    http.put(
      apiUrl('/profile/me'),
      () => HttpResponse.json(failure('validation_failed', fields.profileUrl, { fields }), { status: 400 }),
      { once: true },
    ),
  );
  await user.click(await saveButton());
  await waitFor(() => expect(address()).toHaveFocus());
  expect(address()).toHaveAccessibleDescription(/^There is no picture at this address\./);
  expect(address()).toHaveValue('https://img.test/a.jpg');
  expect(shown()).toHaveAttribute('src', uploaded);

  await user.click(await saveButton());
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(kept.sent).toEqual([{ profileUrl: 'https://img.test/a.jpg' }]);
  expect(shown()).toHaveAttribute('src', fetchedPicture);
  expect(address()).toHaveValue('');
});

test('what is no picture is refused before anything is sent', async () => {
  const sent = takePhotos();
  const { user } = await show();
  await choose(user, file(['%PDF-1.7 a letter']));
  expect(await screen.findByText('This is not a picture. Choose a JPEG, PNG or WebP file.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('what is too large is refused with its size', async () => {
  const sent = takePhotos();
  const { user } = await show();
  const large = picture();
  Object.defineProperty(large, 'size', { value: 7_340_000 });
  await choose(user, large);
  expect(await screen.findByText('This file has 7.3 MB. Choose one of at most 5 MB.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a failure says why, and Retry sends the same photo again', async () => {
  const sent = takePhotos();
  server.use(
    http.put(apiUrl('/photo'), () => HttpResponse.json(failure('unavailable', 'Wait.'), { status: 503 }), {
      once: true,
    }),
  );
  const { user } = await show();
  await choose(user, picture());
  await usePhoto(user);
  expect(await screen.findByText('Your photo was not changed. Wait.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Photo saved')).toBeVisible();
  expect(sent).toEqual([{ picture: btoa('small') }]);
});

test('a photo can be taken away', async () => {
  takePhotos();
  const { user } = await show({ profileUrl: uploaded });
  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(await screen.findByText('Photo removed')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument());
});
