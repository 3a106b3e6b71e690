import { EditProfile } from '@paadam/shared/profile/screens';

/** A parent’s own profile. */
export default function ProfilePage() {
  return <EditProfile />;
}
