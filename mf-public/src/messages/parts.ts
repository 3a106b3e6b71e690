// Written by `npm run words` from messages/en.json: change that.
export const aboutPaadam = (): string => "About Paadam";
export const youAreSignedIn = (): string => "You are signed in";
export const goOn = (): string => "Go on";
export const bookingFor = <T,>(v: { name: string | number; strong: (text: string) => T }): (string | T)[] => ["Booking for ",v.strong(""+v.name)];
export const stopBookingFor = <T,>(v: { hidden: (text: string) => T; name: string | number }): (string | T)[] => ["Stop",v.hidden(" booking for "+v.name)];
export const carousel = (): string => "carousel";
export const slide = (): string => "slide";
export const previous = (): string => "Previous";
export const play = (): string => "Play";
export const pause = (): string => "Pause";
export const next = (): string => "Next";
export const accountTitle = (): string => "One-on-one lessons that fit your week";
export const accountPoint1 = (): string => "Compare tutors by subject, rating and price";
export const accountPoint2 = (): string => "Book an hour that is really free";
export const accountPoint3 = (): string => "Students, parents and tutors in one place";
export const slideOf = (v: { count: string | number; place: string | number }): string => ""+v.place+" of "+v.count;
