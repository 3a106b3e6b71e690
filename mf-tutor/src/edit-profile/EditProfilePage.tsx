import { EditProfile } from '@paadam/profile/screens';
import { AvailabilityTab } from '../availability/AvailabilityTab';

/** A tutor’s own profile. */
export default function EditProfilePage() {
  return <EditProfile availability={(onUnsaved) => <AvailabilityTab onUnsaved={onUnsaved} />} />;
}
