// Written by `npm run words` from messages/en.json: change that.
export const seconds = (v: { count: number }): string => ""+(v.count==1?""+v.count+" second":""+v.count+" seconds");
export const minutes = (v: { count: number }): string => ""+(v.count==1?""+v.count+" minute":""+v.count+" minutes");
export const hours = (v: { count: number }): string => ""+(v.count==1?""+v.count+" hour":""+v.count+" hours");
