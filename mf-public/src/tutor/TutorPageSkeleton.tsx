import { Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { BookingFor } from '../booking-child/BookingFor';
import * as words from '../messages/tutor';
import { HeadCard, Rest, Words } from './head.styles';
import { ReviewsSkeleton } from './ReviewsSkeleton';
import { AboutArea, BackArea, Columns, HeadArea, Panel, ReviewsArea, TimesArea } from './tutorPage.styles';

const lines = ['100%', '96%', '98%', '99%', '60%'];
const days = [1, 2, 3, 4, 5, 6];

/** A tutor's page on its way, in the shape of most. */
export function TutorPageSkeleton() {
  return (
    <Columns aria-busy>
      <VisuallyHidden role="status">{words.loadingTheTutor()}</VisuallyHidden>
      <BackArea>
        <Skeleton width="7rem" height="2.75rem" />
        <BookingFor />
      </BackArea>
      <HeadArea>
        <HeadCard>
          <Skeleton width="5.5rem" height="5.5rem" radius="50%" />
          <Words>
            <Skeleton width="14rem" height="2.25rem" />
            <Skeleton width="9rem" height="1.5rem" />
            <Skeleton width="11rem" height="1.25rem" />
          </Words>
          <Rest>
            <Skeleton width="12rem" height="1.75rem" radius="var(--paadam-radius-round)" />
            <Skeleton width="90%" height="1.5rem" />
          </Rest>
        </HeadCard>
      </HeadArea>
      <AboutArea>
        <Panel as="div">
          <Skeleton width="10rem" height="1.6rem" />
          {lines.map((width) => (
            <Skeleton key={width} width={width} height="1rem" />
          ))}
        </Panel>
      </AboutArea>
      <TimesArea>
        <Panel as="div">
          <Skeleton width="8rem" height="1.6rem" />
          {days.map((day) => (
            <Skeleton key={day} height="2.75rem" radius="var(--paadam-radius-control)" />
          ))}
        </Panel>
      </TimesArea>
      <ReviewsArea>
        <Panel as="div">
          <Skeleton width="7rem" height="1.6rem" />
          <ReviewsSkeleton />
        </Panel>
      </ReviewsArea>
    </Columns>
  );
}
