/** 160 bits. */
export const tokenBytes = 20;

/** @param token the secret in it @returns the path of a person's feed */
export const feedAddress = (token: string): string => `/calendar/${token}.ics`;
