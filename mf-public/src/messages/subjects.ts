// Written by `npm run words` from messages/en.json: change that.
export const exploreSubjects = (): string => "Explore Subjects";
export const viewCourses = (): string => "View Courses";
export const weWillMailYou = (): string => "We will mail you";
export const neverMind = <T,>(v: { hidden: (text: string) => T; name: string | number }): (string | T)[] => ["Never mind",v.hidden(" "+v.name)];
export const noTutorYet = (): string => "No tutor yet";
export const subjects = (v: { subjects: number }): string => ""+(v.subjects==1?""+v.subjects+" subject":""+v.subjects+" subjects");
export const inText = (v: { category: string | number }): string => " in "+v.category;
export const subjects2 = (): string => "Subjects";
export const loadingSubjects = (): string => "Loading Subjects...";
export const failedToLoadSubjects = (): string => "Failed to load subjects";
export const noSubjectsYet = (): string => "No subjects yet";
export const category = (): string => "Category";
export const all = (): string => "All";
export const tutorCount = (v: { count: number; shown: string | number }): string => ""+(v.count==0?"No tutors":v.count==1?""+v.shown+" tutor":""+v.shown+" tutors");
export const tellMeWhen = <T,>(v: { hidden: (text: string) => T; name: string | number }): (string | T)[] => ["Tell me when",v.hidden(" somebody teaches "+v.name)];
export const lead = (): string => "From the first fractions to the last entrance exam: choose what you want to learn, and see who teaches it.";
