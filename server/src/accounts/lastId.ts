import { Type } from 'typebox';

/** The cursor of lists in the order of their ids, which is that of their making: the id of a page's last row. */
export const LastId = Type.String({ format: 'uuid' });
