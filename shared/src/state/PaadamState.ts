import type { authSlice } from './auth/authSlice';
import type { bookingsSlice } from './bookings/bookingsSlice';
import type { newsSlice } from './news/newsSlice';
import type { profileSlice } from './profile/profileSlice';
import type { securitySlice } from './security/securitySlice';
import type { subjectSlice } from './subject/subjectSlice';

/** The state groups that every host has. A portal adds its own with its slices. */
export interface PaadamState {
  auth: ReturnType<typeof authSlice.reducer>;
  profile: ReturnType<typeof profileSlice.reducer>;
  subject: ReturnType<typeof subjectSlice.reducer>;
  security: ReturnType<typeof securitySlice.reducer>;
  bookings: ReturnType<typeof bookingsSlice.reducer>;
  news: ReturnType<typeof newsSlice.reducer>;
}
