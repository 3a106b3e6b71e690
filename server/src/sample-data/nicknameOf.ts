/** @returns what stands before the @ of the address, by which the sample data names a person */
export const nicknameOf = ({ email }: { email: string }): string => email.slice(0, email.indexOf('@'));
