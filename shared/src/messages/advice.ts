// Written by `npm run words` from messages/en.json: change that.
export const email = (): string => "Enter an e-mail address, such as name@example.com.";
export const commonPassword = (): string => "This password is among the most common ones. Please choose another.";
export const ownPassword = (): string => "This password is made of your name, your e-mail address or the name of this site. Please choose another.";
export const atLeast = (v: { min: string | number }): string => "Use at least "+v.min+" characters.";
export const atMost = (v: { max: string | number }): string => "Use at most "+v.max+" characters.";
export const upiId = (): string => "A UPI id looks like name@bank.";
export const holder = (): string => "Enter the name as the bank has it.";
export const accountNumber = (): string => "An account number has 9 to 18 digits.";
export const ifsc = (): string => "An IFSC has 11 signs: four letters, a zero, and six more, such as HDFC0001234.";
