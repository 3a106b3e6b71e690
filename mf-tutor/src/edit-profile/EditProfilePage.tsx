import { EditProfile } from '@paadam/shared/profile';

/** A tutor’s own profile. */
export default function EditProfilePage() {
  return <EditProfile />;
}
