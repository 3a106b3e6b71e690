export { BookingsProblem } from './BookingsProblem';
export { DateTile } from './DateTile';
export { MoreBookings } from './MoreBookings';
export { Panel, type PanelLink, type PanelProps } from './Panel';
export { Facts, Muted, Rows, TitleLine } from './rowParts';
export { TimeZoneNote } from './TimeZoneNote';
export { useNow } from './useNow';
export { useOwnBookings } from './useOwnBookings';
