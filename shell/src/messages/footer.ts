// Written by `npm run words` from messages/en.json: change that.
export const about = (): string => "One-on-one lessons with tutors who love their subject. Paadam means lesson.";
export const learn = (): string => "Learn";
export const paadam = (): string => "Paadam";
export const helpAndRules = (): string => "Help and rules";
export const yourAccount = (): string => "Your account";
export const findTutor = (): string => "Find a tutor";
export const subjects = (): string => "Subjects";
export const aboutUs = (): string => "About Us";
export const contactUs = (): string => "Contact Us";
export const help = (): string => "Help";
export const childSafety = (): string => "Child Safety";
export const terms = (): string => "Terms of Use";
export const privacy = (): string => "Privacy";
export const refunds = (): string => "Payments and Refunds";
export const signIn = (): string => "Sign in";
export const register = (): string => "Register";
