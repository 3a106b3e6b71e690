// Written by `npm run words` from messages/en.json: change that.
export const progressText = (v: { booked: number; completed: string | number }): string => ""+v.completed+" of "+(v.booked==1?""+v.booked+" lesson":""+v.booked+" lessons");
export const name = (): string => "Name";
export const subject = (): string => "Subject";
export const progress = (): string => "Progress";
export const notLoaded = (): string => "Failed to load your students";
export const title = (): string => "My Students";
export const lead = (): string => "Everyone with an accepted or completed lesson with you.";
export const noStudentsText = (): string => "A student appears here as soon as you accept their first booking.";
export const noStudentsYet = (): string => "No students yet";
export const seeYourBookings = (): string => "See your bookings";
export const students = (): string => "students";
export const loading = (): string => "Loading your students…";
export const hours = (v: { count: number }): string => ""+(v.count==1?""+v.count+" hour":""+v.count+" hours");
