// Written by `npm run words` from messages/en.json: change that.
export const tutors = (v: { name: string | number }): string => ""+v.name+" tutors";
export const failedToLoadTutors = (): string => "Failed to load tutors";
export const weCanMailYou = (): string => "We can mail you as soon as there is one.";
export const noTutorTeachesYet = (v: { name: string | number }): string => "No tutor teaches "+v.name+" yet";
export const seeAll = (v: { tutors: string | number }): string => "See all "+v.tutors;
export const notLoaded = (): string => "This subject could not be loaded";
export const allSubjects = (): string => "All subjects";
export const alsoCalled = (v: { names: string | number }): string => "Also called "+v.names;
export const topics = (): string => "Topics";
export const loadingSubjects = (): string => "Loading Subjects...";
export const aSubject = (): string => "A subject";
export const tutorsOf = (v: { name: string | number; tutors: string | number }): string => ""+v.tutors+" of "+v.name;
