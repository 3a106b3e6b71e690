// Written by `npm run words` from messages/en.json: change that.
export const withTutor = (v: { name: string | number }): string => "with "+v.name;
export const cancel = <T,>(v: { hidden: (text: string) => T; moment: string | number; subject: string | number }): (string | T)[] => ["Cancel",v.hidden(" "+v.subject+", "+v.moment)];
export const myClasses = (): string => "My Classes";
export const calendar = (): string => "Calendar";
export const showAll = (): string => "Show cancelled and expired";
export const yourLessonsByDay = (): string => "Your lessons by day";
export const classes = (): string => "classes";
export const nothingAhead = (): string => "Nothing in the next seven days";
export const nothingThisWeek = (): string => "Nothing this week";
export const goToNext = (): string => "Go to your next lesson";
export const subjectWithAt = (v: { moment: string | number; name: string | number; subject: string | number }): string => ""+v.subject+" with "+v.name+", "+v.moment;
export const loadingYourLessons = (): string => "Loading your lessons…";
