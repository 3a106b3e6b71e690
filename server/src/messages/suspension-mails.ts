// Written by `npm run words` from messages/en.json: change that.
export const suspended = (): string => "Your Paadam account is suspended";
export const until = (v: { moment: string | number }): string => "Your account is suspended until "+v.moment+".";
export const forGood = (): string => "Your account is suspended. There is no end to it by itself.";
export const reason = (v: { reason: string | number }): string => "The reason: "+v.reason;
export const cannot = (): string => "While it is suspended you cannot book or give lessons, and lessons to come are cancelled. You can sign in, and read this there.";
export const appeal = (v: { address: string | number }): string => "If you think that this is wrong, write to "+v.address+".";
export const openAgain = (): string => "Your Paadam account is open again";
export const ended = (): string => "The suspension of your account has ended. You can take part as before; lessons that were cancelled have to be booked again.";
