// Written by `npm run words` from messages/en.json: change that.
export const yourReviews = (): string => "Your reviews";
export const notLoaded = (): string => "Failed to fetch reviews";
export const noReviewsYet = (): string => "No reviews yet";
export const leaveTheFirst = (): string => "Leave the first one for a lesson above.";
export const noReviewsText = (): string => "After each lesson you can say here how it was.";
export const what = (): string => "reviews";
export const withTutorOn = <T,>(v: { day: string | number; name: string | number; time: (text: string) => T }): (string | T)[] => ["with "+v.name+", ",v.time(""+v.day)];
export const title = (): string => "Reviews";
export const lead = (): string => "Your reviews help other students choose, and tell your tutors what worked.";
export const loadingYourReviews = (): string => "Loading your reviews…";
export const lessonsToReview = (): string => "Lessons to review";
export const withTutor = (v: { name: string | number }): string => "with "+v.name;
export const whatIsDue = (): string => "lessons to review";
