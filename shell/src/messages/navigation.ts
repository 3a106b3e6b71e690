// Written by `npm run words` from messages/en.json: change that.
export const yourAccount = (): string => "Your account";
export const yourArea = (): string => "Your area";
export const profile = (): string => "Profile";
export const darkAppearance = (): string => "Dark appearance";
export const yourPlaces = (): string => "Your places";
export const main = (): string => "Main";
export const menu = (): string => "Menu";
export const signInOfMenu = (): string => "Sign In";
export const register = (): string => "Register";
export const myProfile = (): string => "My Profile";
export const signOut = (): string => "Sign out";
export const myArea = (v: { name: string | number }): string => ""+v.name+", my area";
export const paadamHome = (): string => "Paadam, home";
export const signIn = (): string => "Sign in";
export const security = <T,>(v: { hidden: (text: string) => T }): (string | T)[] => ["Security",v.hidden(" of your account")];
