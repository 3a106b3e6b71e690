export { focusHeading } from './focusHeading';
export { focusIsLost } from './focusIsLost';
