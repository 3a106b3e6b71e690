import { EditProfile } from '@paadam/shared/profile';

/** A student’s own profile. */
export default function ProfilePage() {
  return <EditProfile />;
}
