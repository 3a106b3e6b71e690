// Written by `npm run words` from messages/en.json: change that.
export const enterOtp = (): string => "Enter 6-digit OTP";
export const enterAllDigits = (v: { digits: string | number }): string => "Enter all "+v.digits+" digits of the code.";
export const goodFor = (v: { minutes: string | number }): string => "The code is good for "+v.minutes+" minutes.";
export const cancel = (): string => "Cancel";
export const lookInSpam = (): string => "No mail? Look in the spam folder.";
export const resendCode = (): string => "Resend code";
export const possibleIn = (v: { seconds: string | number }): string => "possible in "+v.seconds+" s";
