/** @returns 18 letters and digits of 72 random bits, which cannot be foretold; `crypto.randomUUID` is on secure pages alone */
export const drawId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join(
    '',
  );
