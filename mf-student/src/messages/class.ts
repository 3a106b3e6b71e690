// Written by `npm run words` from messages/en.json: change that.
export const myClasses = (): string => "My Classes";
