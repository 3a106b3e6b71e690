import type { authSlice } from './auth/authSlice';
import type { noticesSlice } from './notices/noticesSlice';
import type { subjectCatalogue } from './subject/subjectCatalogue';

/** The state groups that every page needs. Features and portals add theirs. */
export interface PaadamState {
  auth: ReturnType<typeof authSlice.reducer>;
  subject: ReturnType<typeof subjectCatalogue.reducer>;
  notices: ReturnType<typeof noticesSlice.reducer>;
}
