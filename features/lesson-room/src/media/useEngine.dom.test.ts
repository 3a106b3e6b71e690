import { act, renderHook } from '@testing-library/react';
import { createFakeRoom } from '../testing/fakeLink';
import { beginCall, useEngine } from './useEngine';

const student = { user: 'u-student', name: 'Asha', role: 'student' } as const;
const tutor = { user: 'u-tutor', name: 'Meera', role: 'tutor' } as const;

test('a call is begun before anything of the room is drawn, and is the one that the room then has', async () => {
  const room = createFakeRoom();
  const there = room.join(tutor);
  const runs = new Set<unknown>();
  there.onRtc((_, b) => void runs.add((b as { run: unknown }).run));
  const link = room.join(student);
  beginCall(link, null);
  expect(runs.size).toBe(1);

  const { result, unmount } = renderHook(() => useEngine(link, null));
  await act(async () => {});
  expect(result.current.engine).not.toBeNull();
  expect(runs.size).toBe(1);
  // The person who takes it back from another tab has a new one.
  await act(async () => result.current.takeOver());
  expect(runs.size).toBe(2);
  unmount();
});

test('a call that no room came to have ends with the visit', async () => {
  const room = createFakeRoom();
  const there = room.join(tutor);
  const said: unknown[] = [];
  there.onEph((_, b) => void (b.k === 'media' && said.push(b.isOn)));
  const link = room.join(student);
  beginCall(link, null);
  expect(said.at(-1)).toBe(true);
  const stopped = jest.spyOn(globalThis, 'clearInterval');
  link.leave();
  await act(async () => {});
  expect(stopped).toHaveBeenCalled();
  stopped.mockRestore();
});
