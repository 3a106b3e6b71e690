// Written by `npm run words` from messages/en.json: change that.
export const payments = (): string => "Payments";
export const dashboard = (): string => "Dashboard";
export const myClasses = (): string => "My Classes";
export const calendar = (): string => "Calendar";
export const reviews = (): string => "Reviews";
export const profile = (): string => "Profile";
export const studentPortal = (): string => "Student Portal";
