/** @param address an IP address @returns whether it is this machine's own */
export const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./.test(address);
