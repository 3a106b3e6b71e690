// Written by `npm run words` from messages/en.json: change that.
export const signInTo = (v: { title: string | number }): string => "Sign in to "+v.title+".";
export const tutorPanel = (): string => "The tutor panel";
export const studentPortal = (): string => "The student portal";
export const parentPortal = (): string => "The parent portal";
export const publicSite = (): string => "The public site";
export const welcomeBack = (): string => "Welcome Back";
export const createAccount = (): string => "Create an account";
export const forgotPassword = (): string => "Forgot password?";
export const opensInNewTab = (): string => " (opens in a new tab)";
export const brokeDown = (): string => "Something in it went wrong. The page around it works as before.";
export const unknownOrigin = (): string => "Paadam does not know this page yet.";
export const notKeptSignedIn = (v: { host: string | number }): string => "Your browser does not keep you signed in inside this page. You can go on at "+v.host+".";
