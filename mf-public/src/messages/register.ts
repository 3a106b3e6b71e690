// Written by `npm run words` from messages/en.json: change that.
export const haveAccount = <T,>(v: { link: (text: string) => T }): (string | T)[] => ["Already have an account?",v.link("Login here")];
export const getStarted = (): string => "Get Started";
export const lead = (): string => "An account is free, and takes a minute.";
export const enterYourFullName = (): string => "Enter your full name.";
export const student = (): string => "Student";
export const parent = (): string => "Parent";
export const tutor = (): string => "Tutor";
export const fullName = (): string => "Full Name";
export const emailAddress = (): string => "Email Address";
export const password = (): string => "Password";
export const iAmA = (): string => "I am a";
export const registerNow = (): string => "Register Now";
export const verifyOtp = (): string => "Verify OTP";
export const codeSent = <T,>(v: { email: string | number; strong: (text: string) => T }): (string | T)[] => ["A 6-digit code was sent to ",v.strong(""+v.email),"."];
export const codeSentAgain = (v: { email: string | number }): string => "A new code is on its way to "+v.email+". The one before no longer works.";
export const changeDetails = (): string => "Change the details";
export const enterAnEmailAddress = (): string => "Enter an e-mail address, such as name@example.com.";
