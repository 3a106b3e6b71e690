// Written by `npm run words` from messages/en.json: change that.
export const dashboard = (): string => "Dashboard";
export const editProfile = (): string => "Edit Profile";
export const myStudents = (): string => "My Students";
export const manageBookings = (): string => "Manage Bookings";
export const calendar = (): string => "Calendar";
export const earnings = (): string => "Earnings";
export const title = (): string => "Tutor Panel";
export const logOut = (): string => "Logout";
