// Written by `npm run words` from messages/en.json: change that.
export const calendarFileFailed = (v: { message: string | number }): string => "The lesson was not brought into a calendar. "+v.message;
export const changeFailed = (v: { message: string | number }): string => "What you asked for a booking did not go through. "+v.message;
export const seeTheBooking = (): string => "See the booking";
export const seeTheLesson = (): string => "See the lesson";
export const weeklyCreated = (v: { count: number }): string => ""+(v.count==1?""+v.count+" weekly lesson created successfully":""+v.count+" weekly lessons created successfully");
export const weeklyBooked = (v: { count: number }): string => ""+(v.count==1?""+v.count+" weekly lesson created successfully and accepted at once":""+v.count+" weekly lessons created successfully and accepted at once");
export const created = (): string => "Booking created successfully";
export const booked = (): string => "Booking created successfully and accepted at once";
export const requestFailed = (v: { message: string | number }): string => "Your booking request did not go through. "+v.message;
export const backToTheForm = (): string => "Back to the form";
export const seriesAnswered = (v: { count: number; status: 'accepted' | 'cancelled' | 'declined' }): string => ""+(v.status=="accepted"?""+(v.count==1?""+v.count+" lesson accepted":""+v.count+" lessons accepted"):v.status=="declined"?""+(v.count==1?""+v.count+" lesson declined":""+v.count+" lessons declined"):""+(v.count==1?""+v.count+" lesson cancelled":""+v.count+" lessons cancelled"));
export const paidWithYourCredit = (): string => "Paid with your credit";
