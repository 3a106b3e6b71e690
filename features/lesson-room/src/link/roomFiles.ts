import type { Api } from '@paadam/shared/api';
import type { RoomFiles } from './RoomLink';

const base64Of = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  // More arguments at once than some thousands a call does not take.
  for (let at = 0; at < bytes.length; at += 8_192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  }
  return btoa(text);
};

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The images of a lesson's board, by the API; each is fetched once. */
export const createRoomFiles = (api: Api, bookingId: string): RoomFiles => {
  const loaded = new Map<string, Promise<Blob>>();
  const load = async (file: string): Promise<Blob> => {
    const { data } = await api.roomFile({ params: { id: bookingId, file } });
    return new Blob([bytesOf(data.picture)], { type: 'image/webp' });
  };
  return {
    add: async (blob) => {
      const picture = await base64Of(blob);
      const { data } = await api.addRoomFile({ params: { id: bookingId }, body: { picture } });
      return { id: data._id, width: data.width, height: data.height };
    },
    load: (file) => {
      const known = loaded.get(file) ?? load(file);
      loaded.set(file, known);
      // One that failed is tried again by the person who wants it next.
      known.catch(() => loaded.delete(file));
      return known;
    },
  };
};
