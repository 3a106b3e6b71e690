import { defineQueue } from '../jobs/queue';
import type { Mail } from './mail';

export const mailQueue = defineQueue<Mail>('mail');
