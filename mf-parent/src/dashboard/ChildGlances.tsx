import { formatMoment, limits, paths } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { Link } from '@paadam/shared/router';
import { dataOf, type Loadable } from '@paadam/shared/state';
import { Avatar, Card } from '@paadam/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Children } from '../children/children.styles';
import type { FamilyDashboard } from '../family/family';
import { hoursOf } from '../family/hoursOf';
import * as words from '../messages/dashboard';

type Child = FamilyDashboard['children'][number];

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);

  & h2 {
    font-size: var(--paadam-text-22);
  }
`;

const Glance = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);
  align-content: start;

  & a {
    color: inherit;
  }

  /* The name's link reaches over the card. */
  & h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  & a:focus-visible {
    outline: none;
  }

  &:has(a:focus-visible) {
    outline: 3px solid var(--paadam-brand);
    outline-offset: 2px;
  }
`;

const Who = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--paadam-space-3);
  align-items: center;

  & h3 {
    font-size: var(--paadam-text-18);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--paadam-space-3) var(--paadam-space-4);
  margin: 0;

  & > :first-child {
    grid-column: 1 / -1;
  }

  & dt {
    font-size: var(--paadam-text-14);
    line-height: 1.4;
    color: var(--paadam-muted);
  }

  & dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

interface ChildGlancesProps {
  bookings: Loadable<FamilyDashboard>;
}

/** A card for each linked child: the next lesson, the hours of this month, and the stars given last. */
export function ChildGlances({ bookings }: ChildGlancesProps) {
  const titleId = useId();
  const data = dataOf(bookings);
  if (!data) return null;
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId}>{words.yourChildren()}</h2>
      <Children>
        {data.children.map((child) => (
          <ChildGlance key={child._id} child={child} />
        ))}
      </Children>
    </Section>
  );
}

function ChildGlance({
  child: { _id, name, profileUrl, next, minutesThisMonth, lastRating },
}: {
  child: Child;
}) {
  const page = paths.child(_id);
  const hasPage = useHasPage(page);
  return (
    <Glance as="li">
      <Who>
        <Avatar name={name} src={profileUrl} size={48} />
        <h3>{hasPage ? <Link to={page}>{name}</Link> : name}</h3>
      </Who>
      <Figures>
        <div>
          <dt>{words.nextLesson()}</dt>
          <dd>
            {next ? (
              <>
                {next.subject.name}, <time dateTime={next.dateTime}>{formatMoment(next.dateTime)}</time>
              </>
            ) : (
              words.noneYet()
            )}
          </dd>
        </div>
        <div>
          <dt>{words.hoursThisMonth()}</dt>
          <dd>{words.hours({ hours: hoursOf(minutesThisMonth) })}</dd>
        </div>
        <div>
          <dt>{words.lastRating()}</dt>
          <dd>
            {lastRating === null ? words.noneYet() : words.ofStars({ given: lastRating, most: limits.stars })}
          </dd>
        </div>
      </Figures>
    </Glance>
  );
}
