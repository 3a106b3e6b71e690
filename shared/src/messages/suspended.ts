// Written by `npm run words` from messages/en.json: change that.
export const yourAccountIsSuspended = (): string => "Your account is suspended";
export const suspendedUntil = (v: { end: string | number }): string => "Until "+v.end+" you cannot book or give lessons. What was to come is cancelled.";
export const suspendedForGood = (): string => "You cannot book or give lessons any more. What was to come is cancelled.";
export const theReason = (): string => "The reason";
export const appeal = <T,>(v: { appealTo: string | number; link: (text: string) => T }): (string | T)[] => ["If you think that this is wrong, write to ",v.link(""+v.appealTo),"."];
export const signOut = (): string => "Sign out";
