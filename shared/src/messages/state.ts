// Written by `npm run words` from messages/en.json: change that.
export const youHaveSignedOutIn = (): string => "You have signed out in another tab.";
export const loggedOutSuccessfully = (): string => "Logged out successfully";
