export { type CalendarQuestion, hoursChanged, ownCalendars } from './state/ownCalendars';
