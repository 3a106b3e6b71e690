import { EditProfile } from '@paadam/shared/profile/screens';

/** A tutor’s own profile. */
export default function EditProfilePage() {
  return <EditProfile />;
}
