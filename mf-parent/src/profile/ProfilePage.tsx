import { EditProfile } from '@paadam/profile/screens';

/** A parent’s own profile. */
export default function ProfilePage() {
  return <EditProfile />;
}
