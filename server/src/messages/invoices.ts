// Written by `npm run words` from messages/en.json: change that.
export const title = (v: { what: 'creditNote' | 'receipt' | 'taxInvoice' }): string => ""+(v.what=="receipt"?"Receipt":v.what=="taxInvoice"?"Tax invoice":"Credit note");
export const from = (): string => "From";
export const to = (): string => "To";
export const whatFor = (): string => "What for";
export const amount = (): string => "Amount";
export const total = (): string => "Total";
export const fact = (v: { name: 'booking' | 'forReceipt' | 'kept' | 'lesson' | 'paidBy' | 'placeOfSupply' | 'price' | 'reason' | 'student' | 'time' | 'tutor' | 'yourShare' }): string => ""+(v.name=="lesson"?"Lesson":v.name=="student"?"Student":v.name=="tutor"?"Tutor":v.name=="time"?"Time":v.name=="booking"?"Booking":v.name=="paidBy"?"Paid by":v.name=="price"?"Price":v.name=="kept"?"Kept":v.name=="yourShare"?"Your share":v.name=="forReceipt"?"For receipt":v.name=="reason"?"Reason":"Place of supply");
export const time = (v: { day: string | number; minutes: string | number; time: string | number }): string => ""+v.day+", "+v.time+" (India), "+v.minutes+" minutes";
export const method = (v: { method: 'card' | 'credit' | 'netbanking' | 'upi' | 'wallet' }): string => ""+(v.method=="upi"?"UPI":v.method=="card"?"Card":v.method=="credit"?"Credit":v.method=="netbanking"?"Net banking":"Wallet");
export const lessonIn = (v: { subject: string | number; tutor: string | number }): string => "A lesson in "+v.subject+" with "+v.tutor;
export const commission = (v: { subject: string | number }): string => "Commission on a lesson in "+v.subject;
export const commissionOfKept = (v: { subject: string | number }): string => "Commission on what is kept of a cancelled lesson in "+v.subject;
export const moneyBack = (v: { subject: string | number; tutor: string | number }): string => "Money back for a lesson in "+v.subject+" with "+v.tutor;
export const reason = (v: { reason: string }): string => ""+(v.reason=="cancelled"?"The lesson was cancelled":v.reason=="tutorCancelled"?"The lesson was cancelled by the tutor":v.reason=="problem"?"Something went wrong in the lesson":"Money back");
export const takesPayment = (v: { seller: string | number; tutor: string | number }): string => "The lesson is given by "+v.tutor+", for whom "+v.seller+" takes the payment.";
export const testOnly = (): string => "This is a test: no money moved.";
export const thisDocument = (): string => "This document";
export const downloadPdf = (): string => "Download PDF";
