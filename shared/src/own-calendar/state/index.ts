export { type CalendarQuestion, hoursChanged, ownCalendars } from './ownCalendars';
