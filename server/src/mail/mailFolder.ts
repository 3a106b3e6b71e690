import { join } from 'node:path';
import type { Config } from '../config';

/** Where mail goes while there is no mail server. */
export const mailFolderOf = (config: Config): string => join(config.dataDir, 'mail');
