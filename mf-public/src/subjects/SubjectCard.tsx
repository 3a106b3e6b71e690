import type { Subject } from '@paadam/shared/contract';
import { LinkButton, type TileName } from '@paadam/shared/ui';
import { createElement, useId } from 'react';
import { styled } from 'styled-components';
import { TileSign } from '../layout/TileSign';
import { categoryOf } from './categoryOf';
import { SubjectPicture } from './SubjectPicture';
import { Head, Text, Whole } from './subjectCardParts';
import { subjectIconOf } from './subjectIconOf';

/* The link reaches over the whole card, whose picture asks to be pressed too. */
const Way = styled(LinkButton)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--paadam-radius-card);
  }
`;

interface SubjectCardProps {
  subject: Subject;
  tile: TileName;
}

/** A subject, and the way to its tutors. */
export function SubjectCard({ subject, tile }: SubjectCardProps) {
  const { _id, name, description } = subject;
  const nameId = useId();
  return (
    <Whole as="article" $interactive aria-labelledby={nameId}>
      <SubjectPicture subject={subject} tile={tile} />
      <Text>
        <Head>
          <TileSign $tile={tile}>
            {createElement(subjectIconOf(name), { size: 24, 'aria-hidden': true })}
          </TileSign>
          <div>
            <h2 id={nameId}>{name}</h2>
            <p>{categoryOf(subject)}</p>
          </div>
        </Head>
        {description && <p>{description}</p>}
        <Way variant="secondary" to={`/tutors?subject=${encodeURIComponent(_id)}`} aria-describedby={nameId}>
          View Courses
        </Way>
      </Text>
    </Whole>
  );
}
