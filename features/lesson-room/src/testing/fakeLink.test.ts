import type { RoomEvent } from '../link/RoomLink';
import { createFakeRoom } from './fakeLink';

const asha = { user: 'asha', name: 'Asha Rao', role: 'student' } as const;
const meera = { user: 'meera', name: 'Meera Nair', role: 'tutor' } as const;

describe('the room of tests', () => {
  it('gives both one order, and one’s own twice', () => {
    const room = createFakeRoom();
    const one = room.join(asha);
    const other = room.join(meera);
    const heard: (number | null)[] = [];
    one.onEvents((events) => heard.push(...events.map(({ seq }) => seq)));
    one.put('chat', { text: 'Hello' });
    other.put('chat', { text: 'Good evening' });
    expect(heard).toEqual([null, 1, 2]);
  });

  it('tells a later listener all that has been, also after a cut', () => {
    const room = createFakeRoom();
    const one = room.join(asha);
    const other = room.join(meera);
    other.cut();
    one.put('page', { page: 2 });
    expect(one.peers()).toMatchObject([{ name: 'Meera Nair', isAway: true }]);
    const heard: RoomEvent[] = [];
    other.onEvents((events) => heard.push(...events));
    expect(heard).toEqual([]);
    other.mend();
    expect(heard).toMatchObject([{ seq: 1, by: 'asha', k: 'page' }]);
    one.put('page', { page: 3 });
    expect(heard).toHaveLength(2);
  });

  it('says a raised hand to who comes later', () => {
    const room = createFakeRoom();
    const one = room.join(asha);
    one.raise(true);
    expect(one.hasHandUp()).toBe(true);
    expect(room.join(meera).peers()).toMatchObject([{ peer: '1.asha', hasHandUp: true }]);
  });

  it('refuses what it is told to', () => {
    const room = createFakeRoom();
    const one = room.join(asha);
    const refused: unknown[] = [];
    one.onRefused(({ code }) => refused.push(code));
    room.refuseNext('ink', 'locked');
    one.put('ink', {});
    expect(refused).toEqual(['locked']);
    expect(room.events).toEqual([]);
    expect(one.state().unsent).toBe(0);
  });
});
