/** @returns what the sign-in page is told of a password that was just changed, as the state of its history entry */
export const passwordChangedFor = (email: string) => ({ passwordChangedFor: email });

/** @returns the address whose password was just changed; undefined where none was */
export const emailOfChangedPassword = (state: unknown): string | undefined => {
  const { passwordChangedFor: email } = (state ?? {}) as Partial<ReturnType<typeof passwordChangedFor>>;
  return typeof email === 'string' ? email : undefined;
};
