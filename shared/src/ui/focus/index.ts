export { focusHeading, focusNextHeading } from './focusHeading';
export { focusIsLost } from './focusIsLost';
export { useFocusAfter } from './useFocusAfter';
export { useFocusAtFirst } from './useFocusAtFirst';
export { useHeadingFocus } from './useHeadingFocus';
export { useRowFocus } from './useRowFocus';
