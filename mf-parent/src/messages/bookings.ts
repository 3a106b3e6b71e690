// Written by `npm run words` from messages/en.json: change that.
export const title = (): string => "Manage Bookings";
export const studentWith = (v: { student: string | number; tutor: string | number }): string => ""+v.student+" with "+v.tutor;
export const cancel = <T,>(v: { hidden: (text: string) => T; moment: string | number; subject: string | number }): (string | T)[] => ["Cancel",v.hidden(" "+v.subject+" on "+v.moment)];
export const viewDetailsOf = <T,>(v: { hidden: (text: string) => T; moment: string | number; subject: string | number }): (string | T)[] => ["View Details",v.hidden(" of "+v.subject+" on "+v.moment)];
export const bookingsShown = (v: { count: string | number }): string => "Bookings shown: "+v.count;
export const list = (): string => "Bookings";
export const what = (): string => "bookings";
export const chooseOthers = (): string => "Choose another child or another status.";
export const noBookingsLikeThese = (): string => "No bookings like these";
export const showAllBookings = (): string => "Show all bookings";
export const noBookingsText = (): string => "The lessons of your linked children appear here.";
export const noBookingsYet = (): string => "No bookings yet";
export const findATutor = (): string => "Find a tutor";
export const loadingBookings = (): string => "Loading bookings…";
export const weeklyLessons = (v: { count: number }): string => ""+(v.count==1?""+v.count+" weekly lesson":""+v.count+" weekly lessons");
export const cancelAll = <T,>(v: { hidden: (text: string) => T; moment: string | number; subject: string | number }): (string | T)[] => ["Cancel all",v.hidden(" "+v.subject+", weekly from "+v.moment)];
export const fromTo = <T,>(v: { first: string | number; from: (text: string) => T; last: string | number; to: (text: string) => T }): (string | T)[] => [v.from(""+v.first)," to ",v.to(""+v.last)];
