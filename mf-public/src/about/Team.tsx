import { about } from '../content';
import { TeamCard } from './TeamCard';
import { Three } from './Three';

/** The three people behind it. */
export function Team() {
  return (
    <Three>
      {about.team.members.map((member) => (
        <li key={member.id}>
          <TeamCard member={member} />
        </li>
      ))}
    </Three>
  );
}
