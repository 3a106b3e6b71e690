// Written by `npm run words` from messages/en.json: change that.
export const youHaveCalendarsWhichIsThe = (v: { mostCalendars: string | number }): string => "You have "+v.mostCalendars+" calendars, which is the most that are read.";
export const thisAddressCannotBeReadPlease = (): string => "This address cannot be read. Please give one that begins with https:// or webcal://.";
export const giveAnAddressThatBeginsWith = (): string => "Give an address that begins with https:// or webcal://.";
export const thereIsNoCalendarAtThis = (): string => "There is no calendar at this address that can be read.";
export const takeTheSecretAddressInIcal = (): string => "Take the secret address in iCal format. It often ends in .ics.";
export const nothingCouldBeReadAtThis = (): string => "Nothing could be read at this address.";
export const nothingCouldBeReadHereIs = (): string => "Nothing could be read here. Is it copied whole?";
export const thatWereManyReadingsPleaseTry = (): string => "That were many readings. Please try again later.";
export const thisCalendarIsReadVeryOften = (): string => "This calendar is read very often. Please try again later.";
export const thatWereManyNewAddressesPlease = (): string => "That were many new addresses. Please try again later.";
export const added = (): string => "Calendar added";
export const saved = (): string => "Calendar saved";
export const removed = (): string => "Calendar removed";
export const hasAddress = (): string => "Your calendar has an address";
export const addressGone = (): string => "The address shows nothing any more";
export const settingsSaved = (): string => "Saved";
