import { Card } from '@paadam/shared/ui';
import { DoorOpen, Handshake, Sprout } from 'lucide-react';
import { styled } from 'styled-components';
import { TileSign } from '../layout/TileSign';
import { about } from './content';
import { Three } from './Three';

const looks = {
  patience: { tile: 'teal', Sign: Sprout },
  honesty: { tile: 'violet', Sign: Handshake },
  welcome: { tile: 'coral', Sign: DoorOpen },
} as const;

const Value = styled(Card)`
  display: grid;
  gap: var(--paadam-space-3);
  align-content: start;
  height: 100%;

  & p {
    color: var(--paadam-muted);
  }
`;

/** The three core values. */
export function Values() {
  return (
    <Three>
      {about.values.items.map(({ id, title, text }) => {
        const { tile, Sign } = looks[id];
        return (
          <li key={id}>
            <Value>
              <TileSign $tile={tile}>
                <Sign size={24} aria-hidden />
              </TileSign>
              <h3>{title()}</h3>
              <p>{text()}</p>
            </Value>
          </li>
        );
      })}
    </Three>
  );
}
