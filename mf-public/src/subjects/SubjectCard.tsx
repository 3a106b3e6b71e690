import type { Subject } from '@paadam/shared/contract';
import { categoryName, paths } from '@paadam/shared/domain';
import { Link } from '@paadam/shared/router';
import { LinkButton, mid, Skeleton, type TileName } from '@paadam/shared/ui';
import { SafeImage } from '@paadam/shared/ui/SafeImage';
import { createElement, useId } from 'react';
import { styled } from 'styled-components';
import { TileSign } from '../layout/TileSign';
import * as words from '../messages/subjects';
import { categoryOf } from './categoryOf';
import { Head, Picture, Text, Whole } from './subjectCard.styles';
import { subjectDrawingOf } from './subjectDrawingOf';
import { subjectIconOf } from './subjectIconOf';
import { TellMeWhen } from './TellMeWhen';
import { subjectTutorsInWords } from './tutorsInWords';

/* It reaches over the whole card, whose picture asks to be pressed too. */
const Name = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--paadam-radius-card);
  }
`;

/* Above the link that reaches over the card. */
const Way = styled(LinkButton)`
  position: relative;
  z-index: 1;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-2);
`;

const Lines = styled.div`
  display: grid;
  gap: 0.6rem;
  width: 100%;
  padding-block: 0.3rem;
`;

interface SubjectCardProps {
  subject: Subject;
  tile: TileName;
}

/** A subject, and the way to its tutors. */
export function SubjectCard({ subject, tile }: SubjectCardProps) {
  const { _id, name, description, slug, tutorCount } = subject;
  const nameId = useId();
  return (
    <Whole as="article" $interactive aria-labelledby={nameId}>
      <SubjectPicture subject={subject} tile={tile} />
      <Text>
        <Head>
          <TileSign $tile={tile}>
            {createElement(subjectIconOf(subject), { size: 24, 'aria-hidden': true })}
          </TileSign>
          <div>
            <h2 id={nameId}>
              <Name to={paths.subject(slug)}>{name}</Name>
            </h2>
            <p>
              <span>{categoryName(categoryOf(subject))}</span> ·{' '}
              <span>{subjectTutorsInWords(tutorCount)}</span>
            </p>
          </div>
        </Head>
        {description && <p>{description}</p>}
        <Ways>
          <Way
            variant="secondary"
            to={`/tutors?subject=${encodeURIComponent(_id)}`}
            aria-describedby={nameId}
          >
            {words.viewCourses()}
          </Way>
          {tutorCount === 0 && <TellMeWhen subject={subject} />}
        </Ways>
      </Text>
    </Whole>
  );
}

interface SubjectPictureProps {
  subject: Subject;
  tile: TileName;
}

/** The subject's own image; without one that can be shown, a drawing of what it is about. Decoration. */
function SubjectPicture({ subject, tile }: SubjectPictureProps) {
  const Drawing = subjectDrawingOf(subject);
  return (
    <Picture $tile={tile}>
      <SafeImage src={subject.image} width={320} height={150}>
        <svg viewBox="0 0 320 150" width="320" height="150" aria-hidden="true">
          <circle cx="160" cy="78" r="104" fill={mid(tile, 8)} />
          <circle cx="34" cy="30" r="7" fill={mid(tile, 20)} />
          <circle cx="290" cy="120" r="10" fill={mid(tile, 16)} />
          <Drawing tile={tile} />
        </svg>
      </SafeImage>
    </Picture>
  );
}

/** A subject's card on its way, in the shape and about the size of most. */
export function SubjectCardSkeleton({ tile }: { tile: TileName }) {
  return (
    <Whole>
      <Picture $tile={tile} />
      <Text>
        <Head>
          <Skeleton width="3rem" height="3rem" radius="var(--paadam-radius-control)" />
          <div>
            <Skeleton width="9rem" height="1.25rem" />
            <Skeleton width="6rem" height="1.25rem" />
          </div>
        </Head>
        <Lines>
          <Skeleton height="1rem" />
          <Skeleton height="1rem" width="70%" />
        </Lines>
        <Skeleton width="8.5rem" height="2.75rem" radius="var(--paadam-radius-control)" />
      </Text>
    </Whole>
  );
}
