// Written by `npm run words` from messages/en.json: change that.
export const noReviewsText = (): string => "After a lesson, a child can say how it was: with one to five stars, and in words.";
export const what = (): string => "reviews";
export const loadingReviews = (): string => "Loading reviews…";
export const studentOn = (v: { student: string | number; tutor: string | number }): string => ""+v.student+" on "+v.tutor;
export const lesson = (v: { subject: string | number }): string => ""+v.subject+" lesson";
export const title = (): string => "Reviews";
export const lead = (): string => "What your children say of their lessons.";
export const noReviewsYet = (): string => "No reviews yet";
