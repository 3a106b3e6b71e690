// Written by `npm run words` from messages/en.json: change that.
export const errorLoading = (v: { message: string | number; what: string | number }): string => "Error loading "+v.what+": "+v.message;
export const moreAreShown = (v: { what: string | number }): string => "More "+v.what+" are shown.";
export const pleaseTryAgain = (): string => "Please try again.";
export const bookings = (): string => "bookings";
