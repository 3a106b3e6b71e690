// Written by `npm run words` from messages/en.json: change that.
export const pleaseAskForNothingOrFor = (v: { sum: string | number }): string => "Please ask for nothing, or for at least "+v.sum+".";
export const pleaseChooseSubjectsOfTheCatalogue = (): string => "Please choose subjects of the catalogue only.";
export const onlyALessonThatHasTaken = (): string => "Only a lesson that has taken place can be reviewed.";
export const youHaveReviewedThisLessonAlready = (): string => "You have reviewed this lesson already.";
export const thereAreTutorsOfThisSubject = (): string => "There are tutors of this subject already.";
export const willBeTold = (): string => "You will be told by mail";
export const willNotBeTold = (): string => "You will not be told";
export const saved = (): string => "Profile saved";
export const photoSaved = (): string => "Photo saved";
export const photoRemoved = (): string => "Photo removed";
export const thanksForReview = (): string => "Thank you for your review.";
export const endAfterStart = (): string => "The end must be after the start.";
export const checkWeek = (): string => "Please check the times of your week: the end must be after the start.";
export const manyPhotos = (): string => "You have changed your photo very often. Please try again later.";
