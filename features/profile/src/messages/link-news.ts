// Written by `npm run words` from messages/en.json: change that.
export const linked = (v: { other: string | number }): string => ""+v.other+" is now linked to your account.";
export const unlinked = (v: { other: string | number }): string => ""+v.other+" is no longer linked to your account.";
export const seeChildren = (): string => "See your children";
export const seeProfile = (): string => "See your profile";
