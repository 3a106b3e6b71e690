// Written by `npm run words` from messages/en.json: change that.
export const unlink = <T,>(v: { hidden: (text: string) => T; name: string | number }): (string | T)[] => ["Unlink",v.hidden(" "+v.name)];
export const viewProgressOf = <T,>(v: { hidden: (text: string) => T; name: string | number }): (string | T)[] => ["View Progress",v.hidden(" of "+v.name)];
export const scheduleSessionFor = <T,>(v: { hidden: (text: string) => T; name: string | number }): (string | T)[] => ["Schedule Session",v.hidden(" for "+v.name)];
export const addChild = (): string => "Add Child";
export const title = (): string => "My Children";
export const linkedChildren = (): string => "Linked children";
export const noChildText = (): string => "Once a child’s account is linked to yours, you see the lessons here and can book for the child.";
export const noChild = (): string => "No child is linked yet";
export const loadingChildren = (): string => "Loading children…";
