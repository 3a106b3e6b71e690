import { tableOf } from './tableOf';

/** The name and version of the build that this is a part of, which the build itself puts here. */
declare const __BUILD__: string;

/** The words of this build in the document's language, unless that is English. Its name stands wherever a text does, so it is short. */
export const t: unknown[] = tableOf(__BUILD__);
