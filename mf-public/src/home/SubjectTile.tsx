import type { Subject } from '@paadam/shared/contract';
import type { TileName } from '@paadam/shared/ui';
import { createElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { subjectIconOf } from '../subjects/subjectIconOf';

const Tile = styled(Link)<{ $tile: TileName }>`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: var(--paadam-space-2);
  height: 100%;
  padding: var(--paadam-space-3) var(--paadam-space-4);
  border-radius: var(--paadam-radius-card);
  font-weight: 600;
  line-height: 1.25;
  text-decoration: none;
  color: var(--paadam-tile-${({ $tile }) => $tile}-ink);
  background: var(--paadam-tile-${({ $tile }) => $tile}-ground);
  transition:
    transform var(--paadam-motion-slow) var(--paadam-ease),
    box-shadow var(--paadam-motion-slow) var(--paadam-ease);

  &:hover {
    color: var(--paadam-tile-${({ $tile }) => $tile}-ink);
    transform: translateY(-2px);
    box-shadow: var(--paadam-shadow-lifted);
  }

  & svg {
    flex: none;
  }

  @media (min-width: 48rem) {
    flex-direction: row;
    align-items: center;
    justify-content: start;
    gap: var(--paadam-space-3);
  }
`;

interface SubjectTileProps {
  subject: Subject;
  tile: TileName;
}

/** A subject, leading to the tutors who teach it. */
export function SubjectTile({ subject, tile }: SubjectTileProps) {
  return (
    <Tile to={`/tutors?subject=${subject._id}`} $tile={tile}>
      {createElement(subjectIconOf(subject.name), { size: 24, 'aria-hidden': true })}
      {subject.name}
    </Tile>
  );
}
