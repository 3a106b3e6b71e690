// Written by `npm run words` from messages/en.json: change that.
export const seconds = (v: { seconds: number }): string => ""+(v.seconds==1?""+v.seconds+" second":""+v.seconds+" seconds");
export const minutes = (v: { minutes: number }): string => ""+(v.minutes==1?""+v.minutes+" minute":""+v.minutes+" minutes");
export const hours = (v: { hours: number }): string => ""+(v.hours==1?""+v.hours+" hour":""+v.hours+" hours");
