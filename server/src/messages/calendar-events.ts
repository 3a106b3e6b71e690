// Written by `npm run words` from messages/en.json: change that.
export const summaryOfTutor = (v: { student: string | number; subject: string | number }): string => ""+v.subject+": "+v.student;
export const summary = (v: { subject: string | number; tutor: string | number }): string => ""+v.subject+" with "+v.tutor;
export const summaryOfChild = (v: { student: string | number; subject: string | number; tutor: string | number }): string => ""+v.student+": "+v.subject+" with "+v.tutor;
export const confirmed = (v: { student: string | number; url: string | number; whose: 'child' | 'own' }): string => ""+(v.whose=="own"?"A lesson":"A lesson of "+v.student)+" on Paadam, in the lesson’s room: "+v.url;
export const tentative = (v: { student: string | number; url: string | number; whose: 'child' | 'own' }): string => ""+(v.whose=="own"?"A lesson":"A lesson of "+v.student)+" that was asked for on Paadam, and waits for the tutor’s answer: "+v.url;
export const cancelled = (v: { student: string | number; url: string | number; whose: 'child' | 'own' }): string => ""+(v.whose=="own"?"A lesson":"A lesson of "+v.student)+" on Paadam that does not take place: "+v.url;
