// Written by `npm run words` from messages/en.json: change that.
export const bookAgain = (): string => "Book again";
export const noTutorsYet = (): string => "The tutors of your children’s lessons appear here, one step from the next lesson.";
export const loadingTutors = (): string => "Loading tutors…";
export const tutors = (): string => "tutors";
export const teaches = (): string => "Teaches";
export const bookedUntil = (): string => "Booked until";
export const lastLesson = (): string => "Last lesson";
export const forChild = (): string => "For";
export const bookAgainWith = <T,>(v: { child: string | number; hidden: (text: string) => T; name: string | number }): (string | T)[] => ["Book again",v.hidden(" with "+v.name+" for "+v.child)];
