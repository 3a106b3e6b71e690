/** @param hash SHA-256 of the picture, in hexadecimal digits @returns its address, a path of this site */
export const pictureAddress = (hash: string): string => `/pictures/${hash}.webp`;
