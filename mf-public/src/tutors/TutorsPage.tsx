import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { useRef } from 'react';
import { Page } from '../layout/Page';
import * as words from '../messages/tutors';
import { StatisticsStrip } from '../statistics/StatisticsStrip';
import { AllTutors } from './AllTutors';
import { tutors } from './content';
import { filtersOf } from './question';
import { Figures } from './search.styles';
import { TutorsHead } from './TutorsHead';
import { useTutorSearch } from './useTutorSearch';

/**
 * Every listed tutor. What wins a visitor stands above the list for visitors and nothing is looked for;
 * after that the page is its filters and what they come to.
 */
export default function TutorsPage() {
  const user = usePaadamSelector(selectUser);
  const search = useTutorSearch();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpening = !user && filtersOf(search.question).length === 0 && !search.question.cursor;
  const start = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    heading.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <Page>
      <TutorsHead onStart={isOpening ? start : null} />
      {isOpening && (
        <Figures aria-label={words.paadamInFigures()}>
          <StatisticsStrip statistics={tutors.statistics} size="small" />
        </Figures>
      )}
      <AllTutors search={search} counts={!isOpening} headingRef={heading} />
    </Page>
  );
}
