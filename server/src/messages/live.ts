// Written by `npm run words` from messages/en.json: change that.
export const thereIsNoSuchTopic = (): string => "There is no such topic.";
export const somethingWentWrongOnOurSide = (): string => "Something went wrong on our side. Please try again.";
export const pagesOfThisAddressMayNot = (): string => "Pages of this address may not connect here.";
export const pleaseSignIn = (): string => "Please sign in.";
export const yourAccountIsSuspended = (): string => "Your account is suspended.";
export const thisAddressIsForWebsocketConnections = (): string => "This address is for WebSocket connections.";
export const tooManyPages = (): string => "There are too many open pages.";
export const frameNotRead = (): string => "The frame could not be read.";
export const tooManyTopics = (): string => "These are too many topics.";
