import type { Subject } from '@paadam/shared/contract';
import type { authSlice } from './auth/authSlice';
import type { AskedByKey } from './createLoadableSlice';
import type { noticesSlice } from './notices/noticesSlice';

/** The state groups that every page needs. Features and portals add theirs. */
export interface PaadamState {
  auth: ReturnType<typeof authSlice.reducer>;
  subject: AskedByKey<void, Subject[]>;
  notices: ReturnType<typeof noticesSlice.reducer>;
}
