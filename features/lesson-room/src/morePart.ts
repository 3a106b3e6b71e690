import { late } from './late';

/** What is opened in the lesson, or said of it. */
export const more = late(() => import(/* webpackChunkName: "room-more", webpackMode: "lazy" */ './more'));
