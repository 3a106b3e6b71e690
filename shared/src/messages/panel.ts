// Written by `npm run words` from messages/en.json: change that.
export const signOut = (): string => "Sign out";
export const menu = (): string => "Menu";
export const menu2 = (v: { title: string | number }): string => ""+v.title+" menu";
