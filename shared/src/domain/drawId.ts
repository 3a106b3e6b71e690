/** @returns 18 letters and digits, from 72 random bits. `crypto.randomUUID` exists on secure pages only */
export const drawId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join(
    '',
  );
