/** From this width on the navigation stands open; below it is a menu. */
export const wideScreen = '(min-width: 48rem)';
