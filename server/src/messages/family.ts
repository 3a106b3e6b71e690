// Written by `npm run words` from messages/en.json: change that.
export const youAreLinkedToThisChild = (): string => "You are linked to this child already.";
export const youHaveAskedForManyCodes = (): string => "You have asked for many codes. Please try again later.";
export const linkCodeOnItsWay = (): string => "If this is the address of a student, a 6-digit code is on its way to it.";
export const linked = (): string => "Your child is linked.";
export const childUnlinked = (): string => "The link to this child has ended.";
export const parentUnlinked = (): string => "The link to this parent has ended.";
export const notLinkedTo = (v: { other: 'child' | 'parent' }): string => ""+(v.other=="child"?"There is no such child linked to you.":"There is no such parent linked to you.");
