import { profileFeature } from '@paadam/profile';
import { EditProfile } from '@paadam/profile/screens';
import type { Profile } from '@paadam/shared/contract';
import type { Role } from '@paadam/shared/domain';
import { Panel } from '@paadam/shared/panel';
import {
  aDeclaration,
  anAuthData,
  apiUrl,
  aSubject,
  aTutor,
  HttpResponse,
  http,
  list,
  ok,
  renderInHost,
  server,
} from '@paadam/shared/testing';
import { screen } from '@testing-library/react';
import { LayoutDashboard } from 'lucide-react';

export const maths = aSubject({ _id: 'maths', name: 'Mathematics' });
export const chess = aSubject({ _id: 'chess', name: 'Chess' });

/** A tutor's own profile. */
export const aTutorsProfile = (changes: Partial<Profile> = {}): Profile => {
  const { nextFreeTime: _, ...tutor } = aTutor({ _id: 'me', subjects: ['maths'], ...changes });
  return { ...tutor, role: 'tutor' };
};

/** The profile of a person who does not teach. */
export const aProfile = (role: Role, changes: Partial<Profile> = {}): Profile => ({
  _id: 'me',
  role,
  name: 'Asha Raman',
  email: 'asha@example.test',
  profileUrl: null,
  timeZone: 'Asia/Kolkata',
  ...changes,
});

/** The few zones of the tests' browser: hundreds of options make each look for a control slow. */
const zones = ['America/New_York', 'Asia/Calcutta', 'Europe/Berlin', 'Pacific/Auckland'];

/** Where the server keeps a picture that it has fetched. */
export const fetchedPicture = `/pictures/${'cd'.repeat(32)}.webp`;

/** A server that keeps the profile as the real one does, and tells what it was sent. */
export const keepProfile = (profile: Profile) => {
  const kept = { profile, sent: [] as unknown[] };
  jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(zones);
  server.use(
    http.get(apiUrl('/profile/me'), () => HttpResponse.json(ok(kept.profile))),
    http.get(apiUrl('/subjects'), () => HttpResponse.json(list([chess, maths]))),
    http.put<never, Partial<Profile>>(apiUrl('/profile/me'), async ({ request }) => {
      const changes = await request.json();
      kept.sent.push(changes);
      const fetched = changes.profileUrl?.startsWith('http') && { profileUrl: fetchedPicture };
      kept.profile = { ...kept.profile, ...changes, ...fetched };
      return HttpResponse.json(ok(kept.profile, { message: 'Profile saved' }));
    }),
  );
  return kept;
};

const page = (path: string) => ({ id: path, path, chunk: 'page' });

/** Opens the page for a person of that role, in a panel with another page beside it. */
export const showProfile = (role: Role, path = '/own') => {
  const links = [{ label: 'Elsewhere', to: '/elsewhere', icon: LayoutDashboard }];
  const inPanel = (
    <Panel title="Own Panel" links={links}>
      <EditProfile />
    </Panel>
  );
  return renderInHost(
    [
      { path: '/elsewhere', element: <h1>Elsewhere</h1> },
      { path: '*', element: inPanel },
    ],
    {
      path,
      user: anAuthData({ id: 'me', role }),
      features: [profileFeature],
      remotes: [
        aDeclaration({
          routes: ['/own', '/elsewhere', '/parent/children', '/tutors/:tutorId'].map(page),
        }),
      ],
    },
  );
};

export const saveButton = () => screen.findByRole('button', { name: 'Save Changes' });
export const nameField = () => screen.getByRole('textbox', { name: 'Name' });
