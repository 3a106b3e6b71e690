// Written by `npm run words` from messages/en.json: change that.
export const signature = (): string => "Paadam, online lessons one on one";
export const hello = (v: { name: string | number }): string => "Hello "+v.name+",";
export const signIn = (): string => "Sign in";
export const newPassword = (): string => "Set a new password";
export const moment = (v: { day: string | number; time: string | number; zone: string | number }): string => ""+v.day+" at "+v.time+" "+v.zone;
