// Written by `npm run words` from messages/en.json: change that.
export const checkFields = (v: { count: number }): string => ""+(v.count==1?"Please check the marked field.":"Please check the "+v.count+" marked fields.");
export const noConnection = (): string => "Paadam could not be reached. Check your connection and try again.";
export const somethingWentWrong = (): string => "Something went wrong.";
export const tookTooLong = (): string => "Paadam took too long to answer. Please try again.";
export const notAvailable = (): string => "Paadam is not available right now. Please try again in a moment.";
