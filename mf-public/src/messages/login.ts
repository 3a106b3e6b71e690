// Written by `npm run words` from messages/en.json: change that.
export const welcomeBack = (): string => "Welcome Back";
export const signInToYourLessons = (): string => "Sign in to your lessons.";
export const passwordChanged = (): string => "Your password is changed. Please sign in.";
export const forgotPassword = (): string => "Forgot Password";
export const newToPaadam = <T,>(v: { link: (text: string) => T }): (string | T)[] => ["New to Paadam?",v.link("Create account")];
export const backToSignIn = (): string => "Back to sign in";
