import { EditProfile } from '@paadam/shared/profile';

/** A parent’s own profile. */
export default function ProfilePage() {
  return <EditProfile />;
}
