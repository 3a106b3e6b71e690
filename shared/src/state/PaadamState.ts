import type { authSlice } from './auth/authSlice';
import type { noticesSlice } from './notices/noticesSlice';
import type { subjectSlice } from './subject/subjectSlice';

/** The state groups that every page needs. Features and portals add theirs. */
export interface PaadamState {
  auth: ReturnType<typeof authSlice.reducer>;
  subject: ReturnType<typeof subjectSlice.reducer>;
  notices: ReturnType<typeof noticesSlice.reducer>;
}
