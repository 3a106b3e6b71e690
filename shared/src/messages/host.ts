// Written by `npm run words` from messages/en.json: change that.
export const sessionUnknown = (): string => "We could not check who is signed in";
export const signedInAs = (v: { name: string | number; role: 'parent' | 'student' | 'tutor' }): string => "You are signed in as "+v.name+", a "+(v.role=="student"?"student":v.role=="parent"?"parent":"tutor")+".";
export const areaIsFor = (v: { whose: string | number }): string => "This area is for "+v.whose;
export const ownArea = (): string => "Go to your own area";
export const pleaseSignInAgain = (): string => "Please sign in again";
export const signInEnded = (): string => "Your sign-in has ended. Nothing on this page is lost: sign in, and it goes on from here.";
export const lostOnLeaving = (): string => "What you changed on this page is not saved yet, and is lost when you leave.";
export const leaveWithoutSigningIn = (): string => "Leave without signing in?";
export const leave = (): string => "Leave";
export const stay = (): string => "Stay";
export const peopleOf = (v: { role: 'parent' | 'student' | 'tutor' }): string => ""+(v.role=="student"?"students":v.role=="parent"?"parents":"tutors");
