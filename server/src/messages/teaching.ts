// Written by `npm run words` from messages/en.json: change that.
export const pleaseSignIn = (): string => "Please sign in.";
export const thisMomentDoesNotExist = (): string => "This moment does not exist.";
export const theEndMustBeAfterThe = (): string => "The end must be after the start.";
export const theTwoMayBeAtMost = (v: { slotRangeDays: string | number }): string => "The two may be at most "+v.slotRangeDays+" days apart.";
export const theHighestRateMustNotBe = (): string => "The highest rate must not be below the lowest.";
export const daysOffSaved = (): string => "Days off saved";
export const extraHoursSaved = (): string => "Extra hours saved";
export const removed = (): string => "Removed";
export const rulesSaved = (): string => "Booking rules saved";
export const noDay = (): string => "This day does not exist.";
export const exceptionsFull = (v: { most: string | number }): string => "These are "+v.most+" to come, as many as there can be. Please remove one first.";
export const dayPassed = (): string => "This day has passed.";
export const lastBeforeFirst = (): string => "The last day must not be before the first.";
export const mostDays = (v: { days: string | number }): string => "Please choose at most "+v.days+" days.";
export const bothTimes = (): string => "Please give both times.";
export const whenOpen = (): string => "Please say from when to when you are open.";
