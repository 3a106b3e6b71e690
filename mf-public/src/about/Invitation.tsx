import { useLanding } from '@paadam/shared/portal';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { LinkButton } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { about } from './content';

const Ground = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--paadam-space-6);
  padding: clamp(var(--paadam-space-6), 4vw, var(--paadam-space-10));
  border-radius: var(--paadam-radius-card);
  color: var(--paadam-tile-marigold-ink);
  background: var(--paadam-tile-marigold-ground);

  & > div {
    display: grid;
    gap: var(--paadam-space-2);
    min-width: 0;
  }
`;

/** The way on: an account for a visitor, a tutor for the person who learns, their panel for a tutor. */
export function Invitation({ headingId }: { headingId: string }) {
  const role = usePaadamSelector(selectUser)?.role;
  const panel = useLanding('tutor');
  const { visitor, learner, tutor } = about.invitation;
  const { title, text, label, to } = !role
    ? { ...visitor, to: '/register' }
    : role === 'tutor'
      ? { ...tutor, to: panel }
      : { ...learner, to: '/tutors' };
  return (
    <Ground>
      <div>
        <h2 id={headingId}>{title()}</h2>
        <p>{text()}</p>
      </div>
      <LinkButton to={to} size="large">
        {label()}
      </LinkButton>
    </Ground>
  );
}
