/**
 * In a bar of this width the navigation stands open, on one line for every role; in a narrower one it is a menu. A query
 * of the bar and not of the screen: Chromium does not draw anew what the screen's turning changes while styles arrive,
 * and the navigation stays as it is from page to page.
 */
export const wideBar = '@container (min-width: 58rem)';
