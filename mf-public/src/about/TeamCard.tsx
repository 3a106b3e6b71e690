import { Card, type TileName } from '@paadam/shared/ui';
import { SafeImage } from '@paadam/shared/ui/SafeImage';
import { useId } from 'react';
import { styled } from 'styled-components';
import { FounderPortrait } from '../drawings/FounderPortrait';
import { SupportPortrait } from '../drawings/SupportPortrait';
import { TutorsPortrait } from '../drawings/TutorsPortrait';
import type { TeamMember } from './content';

const looks = {
  founder: { tile: 'marigold', Portrait: FounderPortrait },
  tutors: { tile: 'sky', Portrait: TutorsPortrait },
  support: { tile: 'rose', Portrait: SupportPortrait },
} as const;

const Whole = styled(Card)`
  height: 100%;
`;

const Picture = styled.div<{ $tile: TileName }>`
  aspect-ratio: 4 / 3;
  overflow: clip;
  background: var(--paadam-tile-${({ $tile }) => $tile}-ground);

  & > * {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Text = styled.div`
  display: grid;
  gap: var(--paadam-space-1);
  padding: var(--paadam-space-5);

  & p:last-child {
    margin-top: var(--paadam-space-2);
    color: var(--paadam-muted);
  }
`;

const Role = styled.p`
  font-weight: var(--paadam-weight-strong);
  color: var(--paadam-brand);
`;

/** One person of the team, with their photo or their drawing. */
export function TeamCard({ member: { id, name, role, text, img } }: { member: TeamMember }) {
  const { tile, Portrait } = looks[id];
  const nameId = useId();
  return (
    <Whole as="article" $flush aria-labelledby={nameId}>
      <Picture $tile={tile}>
        <SafeImage src={img} width={360} height={270}>
          <Portrait />
        </SafeImage>
      </Picture>
      <Text>
        <h3 id={nameId} data-people dir="auto">
          {name}
        </h3>
        <Role>{role()}</Role>
        <p>{text()}</p>
      </Text>
    </Whole>
  );
}
