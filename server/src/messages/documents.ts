// Written by `npm run words` from messages/en.json: change that.
export const siteTitle = (): string => "Paadam · One-on-one lessons with tutors you choose";
export const siteDescription = (): string => "Find a tutor, see their open times and book a one-on-one online lesson. Students, parents and tutors in one place.";
export const notFound = (): string => "Page not found · Paadam";
export const needsJavaScript = (): string => "Paadam needs JavaScript to show this page.";
export const tutorOf = (v: { name: string | number; subjects: string | number }): string => ""+v.name+", tutor of "+v.subjects;
export const tutorNamed = (v: { name: string | number }): string => ""+v.name+", tutor";
export const anHour = (v: { sum: string | number }): string => ""+v.sum+" an hour";
export const rated = (v: { average: string | number; count: number; most: string | number }): string => ""+(v.count==1?"rated "+v.average+" of "+v.most+" by "+v.count+" student":"rated "+v.average+" of "+v.most+" by "+v.count+" students");
export const ratedOf = (v: { average: string | number; most: string | number }): string => "rated "+v.average+" of "+v.most;
export const offerAndBio = (v: { bio: string | number; offer: string | number }): string => ""+v.offer+". "+v.bio;
export const tutorsOf = (v: { subject: string | number }): string => ""+v.subject+" tutors";
export const tutor = (): string => "Tutor";
export const lessonsWith = (v: { name: string | number }): string => "One-on-one lessons with "+v.name;
export const lessonsIn = (v: { subject: string | number }): string => "One-on-one lessons in "+v.subject;
export const onlineTutoring = (): string => "Online tutoring";
