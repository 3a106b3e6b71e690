// Written by `npm run words` from messages/en.json: change that.
export const withTutor = (v: { name: string | number }): string => "with "+v.name;
export const mins = (v: { minutes: string | number }): string => ""+v.minutes+" mins";
export const findATutor = (): string => "Find a tutor";
export const leaveReview = <T,>(v: { hidden: (text: string) => T; moment: string | number; subject: string | number }): (string | T)[] => ["Leave Review",v.hidden(" for "+v.subject+", "+v.moment)];
export const weeklyLessons = (v: { count: number }): string => ""+(v.count==1?""+v.count+" weekly lesson":""+v.count+" weekly lessons");
export const minsEach = (v: { minutes: string | number }): string => ""+v.minutes+" mins each";
export const fromTo = <T,>(v: { first: string | number; from: (text: string) => T; last: string | number; to: (text: string) => T }): (string | T)[] => [v.from(""+v.first)," to ",v.to(""+v.last)];
