// Written by `npm run words` from messages/en.json: change that.
export const onlyTheTutorCanAnswerA = (): string => "Only the tutor can answer a request.";
export const oneOfTheseMomentsDoesNot = (): string => "One of these moments does not exist.";
export const weeklyLessonsLieOnTheSame = (v: { max: string | number }): string => "Weekly lessons lie on the same day of the week, one a week, within "+v.max+" weeks.";
export const someOfTheseDatesAreNot = (): string => "Some of these dates are not free any more, so nothing was booked. Please look at them again.";
export const thisMomentDoesNotExist = (): string => "This moment does not exist.";
export const weeklyLessonsCanBeAskedFor = (v: { student: string | number; who: 'child' | 'own' }): string => ""+(v.who=="own"?"Weekly lessons can be asked for after your first lesson on Paadam. Please ask for one lesson first.":"Weekly lessons can be asked for after the first lesson of "+v.student+" on Paadam. Please ask for one lesson first.");
export const lessonsNotMoved = (v: { status: 'accepted' | 'cancelled' | 'declined' }): string => ""+(v.status=="accepted"?"None of these lessons can be accepted any more.":v.status=="declined"?"None of these lessons can be declined any more.":"None of these lessons can be cancelled any more.");
export const moreThanMayWait = (v: { count: number }): string => ""+(v.count==1?"One more request can wait for an answer now, and each lesson of a series is one. Please choose fewer dates.":""+v.count+" more requests can wait for an answer now, and each lesson of a series is one. Please choose fewer dates.");
export const tutorHasLesson = (v: { tutor: string | number }): string => ""+v.tutor+" has another lesson or request at this time.";
export const tutorIsBusy = (v: { tutor: string | number }): string => ""+v.tutor+" is busy at this time.";
