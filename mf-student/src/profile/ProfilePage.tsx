import { EditProfile } from '@paadam/profile/screens';

/** A student’s own profile. */
export default function ProfilePage() {
  return <EditProfile />;
}
