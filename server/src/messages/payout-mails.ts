// Written by `npm run words` from messages/en.json: change that.
export const seeEarnings = (): string => "See your earnings";
export const setSubject = (): string => "Your money goes somewhere else from now on";
export const setAt = (v: { masked: string | number; moment: string | number }): string => "On "+v.moment+" it was set where your earnings go: "+v.masked+".";
export const notBefore = (v: { moment: string | number }): string => "Nothing is paid out there before "+v.moment+", and nothing goes to the one before.";
export const wasItYou = (): string => "Was it you? Then you need not do anything.";
export const otherwise = (): string => "If it was not, somebody else knows your password. Please set a new one at once, then set where your money goes again, and write to us.";
export const onTheWay = (v: { sum: string | number }): string => ""+v.sum+" are on their way to you";
export const sent = (v: { masked: string | number; reference: string | number; sum: string | number }): string => "We have sent "+v.sum+" to "+v.masked+". The bank’s reference is "+v.reference+".";
export const bankTakes = (): string => "Banks may take until the next working day. Your statement has what it is made of.";
export const notPaid = (v: { sum: string | number }): string => "We could not pay "+v.sum+" out to you";
export const notTaken = (v: { masked: string | number; sum: string | number }): string => "The bank did not take "+v.sum+" for "+v.masked+". The money is yours as before, and is available again.";
export const look = (): string => "Please look whether where your money goes is still right.";
