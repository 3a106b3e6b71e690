import { createAction } from '@paadam/shared/state';

/** A link between a parent and a child began or ended, on another page or by the other side. */
export const linkChanged = createAction('profile/linkChanged');
