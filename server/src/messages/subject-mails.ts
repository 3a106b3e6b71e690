// Written by `npm run words` from messages/en.json: change that.
export const subject = (v: { subject: string | number }): string => "There is a tutor of "+v.subject+" now";
export const asked = (v: { subject: string | number }): string => "You asked to be told when somebody teaches "+v.subject+" on Paadam. Now the first tutor does.";
export const only = (): string => "This is the only mail about it.";
export const see = (): string => "See who teaches it";
