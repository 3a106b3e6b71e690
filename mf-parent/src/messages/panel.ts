// Written by `npm run words` from messages/en.json: change that.
export const payments = (): string => "Payments";
export const dashboard = (): string => "Dashboard";
export const myChildren = (): string => "My Children";
export const bookings = (): string => "Bookings";
export const calendar = (): string => "Calendar";
export const reviews = (): string => "Reviews";
export const profile = (): string => "Profile";
export const parentPortal = (): string => "Parent Portal";
export const familyDashboard = (): string => "Family Dashboard";
export const logOut = (): string => "Log Out";
