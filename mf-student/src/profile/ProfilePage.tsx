import { EditProfile } from '@paadam/shared/profile/screens';

/** A student’s own profile. */
export default function ProfilePage() {
  return <EditProfile />;
}
