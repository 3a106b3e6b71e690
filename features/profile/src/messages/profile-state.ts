// Written by `npm run words` from messages/en.json: change that.
export const calendarRead = (v: { name: string | number }): string => ""+v.name+" was read";
export const calendarNotRead = (v: { name: string | number }): string => ""+v.name+" could not be read";
export const calendarAsItWas = (v: { message: string | number }): string => "Your calendar is as it was. "+v.message;
export const profileNotSaved = (v: { message: string | number }): string => "Your profile was not saved. "+v.message;
export const photoNotChanged = (v: { message: string | number }): string => "Your photo was not changed. "+v.message;
export const linkNotEnded = (v: { message: string | number }): string => "The link was not ended. "+v.message;
export const browserNotSignedOut = (v: { message: string | number }): string => "The other browser was not signed out. "+v.message;
export const passwordNotChanged = (v: { message: string | number }): string => "Your password was not changed. "+v.message;
export const unseenCodes = (v: { message: string | number }): string => ""+v.message+" Make new recovery codes on your profile page: you have not seen these.";
export const twoStepAsItWas = (v: { message: string | number }): string => "Two-step sign-in is as it was. "+v.message;
