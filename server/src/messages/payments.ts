// Written by `npm run words` from messages/en.json: change that.
export const thisLessonIsPaidAlready = (): string => "This lesson is paid already.";
export const thePaymentServiceDoesNotAnswer = (): string => "The payment service does not answer at the moment. Nothing was charged. Please try again in a minute.";
export const yourCreditIsAndTheLesson = (v: { credit: string | number; price: string | number }): string => "Your credit is "+v.credit+", and the lesson costs "+v.price+".";
export const thereIsNoSuchPayment = (): string => "There is no such payment.";
export const nothingWasPaidForThisLesson = (): string => "Nothing was paid for this lesson that could go back.";
export const whatComesBackHasChangedSince = (): string => "What comes back has changed since you were told. Nothing is cancelled yet.";
export const readyToBePaid = (): string => "Ready to be paid";
export const destinationSet = (): string => "Where your money goes is set";
export const notPaidHere = (): string => "Lessons are not paid here.";
export const tooLittle = (v: { sum: string | number }): string => "Less than "+v.sum+" cannot be paid here. Please write to us.";
export const nothingToPay = (): string => "Nothing is to be paid for this lesson.";
export const payTimeOver = (): string => "The time to pay for this lesson is over.";
export const lessonIn = (v: { subject: string | number; tutor: string | number }): string => "A lesson in "+v.subject+" with "+v.tutor;
export const canClose = (): string => "You can close this tab";
export const pageShows = (): string => "The page that you came from shows whether your payment has arrived. We also mail you.";
export const seePayment = (): string => "See the payment on Paadam";
