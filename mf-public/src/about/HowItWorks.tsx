import { tileAt } from '@paadam/shared/ui';
import { CalendarCheck, Search, Users } from 'lucide-react';
import { styled } from 'styled-components';
import { TileSign } from '../layout/TileSign';
import { about } from './content';
import { Three } from './Three';

const signs = { find: Search, book: CalendarCheck, learn: Users };

const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: var(--paadam-space-1) var(--paadam-space-4);

  & > span {
    grid-row: span 2;
  }

  & p {
    color: var(--paadam-muted);
  }
`;

/** From looking for a tutor to the lesson, in three steps. */
export function HowItWorks() {
  return (
    <Three as="ol">
      {about.howItWorks.steps.map(({ id, title, text }, index) => {
        const Sign = signs[id];
        return (
          <Step key={id}>
            <TileSign $tile={tileAt(index)}>
              <Sign size={24} aria-hidden />
            </TileSign>
            <h3>
              {index + 1}. {title()}
            </h3>
            <p>{text()}</p>
          </Step>
        );
      })}
    </Three>
  );
}
