import { Card, tileAt } from '@paadam/shared/ui';
import { Clock, HandCoins, Presentation, ShieldCheck, Users } from 'lucide-react';
import { styled } from 'styled-components';
import { TileSign } from '../layout/TileSign';
import { benefits } from './content';
import { Entrance } from './Entrance';

const signs = {
  matching: Users,
  guarantee: ShieldCheck,
  clock: Clock,
  whiteboard: Presentation,
  prices: HandCoins,
};

/* Two wide ones above three: five cards leave no gap in either row. */
const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;

  /* On a phone one card of short rows. */
  @media (max-width: 39.99rem) {
    padding-block: var(--paadam-space-2);
    border: 1px solid var(--paadam-card-line);
    border-radius: var(--paadam-radius-card);
    background: var(--paadam-surface);
    box-shadow: var(--paadam-shadow);
  }

  @media (min-width: 40rem) {
    grid-template-columns: repeat(6, 1fr);
    gap: var(--paadam-space-5);

    & > li {
      grid-column: span 3;
    }

    & > li:last-child {
      grid-column: 1 / -1;
    }
  }

  @media (min-width: 60rem) {
    & > li:nth-child(n + 3) {
      grid-column: span 2;
    }
  }
`;

const Whole = styled(Entrance)`
  height: 100%;
`;

const Benefit = styled(Card)`
  display: grid;
  gap: var(--paadam-space-3);
  align-content: start;
  height: 100%;

  & h3 {
    margin-top: var(--paadam-space-2);
  }

  & p {
    color: var(--paadam-muted);
  }

  @media (max-width: 39.99rem) {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--paadam-space-3);
    padding: var(--paadam-space-2) var(--paadam-space-4);
    border: 0;
    box-shadow: none;

    & > :first-child {
      grid-row: span 2;
      width: 2.5rem;
      height: 2.5rem;
    }

    & h3 {
      margin-top: 0;
      font-size: var(--paadam-text-16);
      line-height: 1.35;
    }

    & p {
      font-size: var(--paadam-text-14);
      line-height: 1.4;
    }
  }
`;

/** What learners get here, one card each. */
export function Benefits() {
  return (
    <Grid>
      {benefits.map(({ id, title, text }, index) => {
        const Sign = signs[id];
        return (
          <li key={id}>
            <Whole delay={index * 0.1}>
              <Benefit>
                <TileSign $tile={tileAt(index)}>
                  <Sign size={24} aria-hidden />
                </TileSign>
                <h3>{title()}</h3>
                <p>{text()}</p>
              </Benefit>
            </Whole>
          </li>
        );
      })}
    </Grid>
  );
}
