// Written by `npm run words` from messages/en.json: change that.
export const emailAddress = (): string => "Email Address";
export const sendCode = (): string => "Send code";
export const backToSignIn = (): string => "Back to sign in";
export const forgotPassword = (): string => "Forgot Password";
export const lead = (): string => "Enter your e-mail address. If there is an account with this address, we will mail a 6-digit code to it.";
export const setANewPassword = (): string => "Set a new password";
export const codeSent = <T,>(v: { email: string | number; strong: (text: string) => T }): (string | T)[] => ["If there is an account with this address, a 6-digit code was sent to ",v.strong(""+v.email),"."];
export const enter6DigitCode = (): string => "Enter 6-digit code";
export const newPassword = (): string => "New password";
export const codeSentAgain = (v: { email: string | number }): string => "If there is an account with this address, a new code is on its way to "+v.email+". The one before no longer works.";
export const changePassword = (): string => "Change password";
export const otherAddress = (): string => "Use another address";
export const enterAnEmailAddress = (): string => "Enter an e-mail address, such as name@example.com.";
