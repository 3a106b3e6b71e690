/** From this width on the navigation stands open, on one line for every role; below it is a menu. */
export const wideScreen = '(min-width: 60rem)';
