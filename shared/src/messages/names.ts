// Written by `npm run words` from messages/en.json: change that.
export const level = (v: { level: 'adult' | 'college' | 'middle' | 'primary' | 'secondary' | 'senior' }): string => ""+(v.level=="primary"?"Classes 1–5":v.level=="middle"?"Classes 6–8":v.level=="secondary"?"Classes 9–10":v.level=="senior"?"Classes 11–12":v.level=="college"?"College":"Adults");
export const stateBoard = (): string => "State board";
export const timeOfDay = (v: { time: 'afternoon' | 'evening' | 'morning' }): string => ""+(v.time=="morning"?"Morning":v.time=="afternoon"?"Afternoon":"Evening");
export const language = (v: { code: string; name: string | number }): string => ""+(v.code=="en"?"English":""+v.name);
export const method = (v: { method: string }): string => ""+(v.method=="upi"?"UPI":v.method=="card"?"Card":v.method=="credit"?"Credit":v.method=="netbanking"?"Net banking":v.method=="wallet"?"Wallet":""+v.method);
export const category = (v: { id: string; name: string | number }): string => ""+(v.id=="General"?"General":""+v.name);
