// Written by `npm run words` from messages/en.json: change that.
export const child = (): string => "Child";
export const allChildren = (): string => "All children";
export const requestsWait = (v: { count: number }): string => ""+(v.count==1?""+v.count+" request waits":""+v.count+" requests wait");
export const profileNotLoaded = (): string => "Failed to fetch parent profile";
export const bookingsNotLoaded = (): string => "Failed to fetch bookings";
export const reviewsNotLoaded = (): string => "Failed to fetch reviews";
export const tutorsNotLoaded = (): string => "Failed to fetch tutors";
export const somethingWentWrong = (): string => "Something went wrong";
export const linkHadEnded = (): string => "This link had ended already.";
export const linkNotEnded = (v: { message: string | number }): string => "The link was not ended. "+v.message;
