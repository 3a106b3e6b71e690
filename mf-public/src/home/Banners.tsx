import { useHasPage } from '@paadam/shared/portal';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { LinkButton } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { type Banner, banners } from './content';
import { Entrance } from './Entrance';
import { HomeDrawing } from './HomeDrawing';

const Ground = styled.div<{ $tile: 'marigold' | 'sky' }>`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: var(--paadam-space-6);
  height: 100%;
  padding: clamp(var(--paadam-space-5), 4vw, var(--paadam-space-8));
  border-radius: var(--paadam-radius-card);
  color: var(--paadam-tile-${({ $tile }) => $tile}-ink);
  background: var(--paadam-tile-${({ $tile }) => $tile}-ground);

  & h2 {
    font-size: var(--paadam-text-22);
  }

  & > span {
    place-self: end center;
    width: min(15rem, 100%);
  }

  @media (max-width: 39.99rem) {
    gap: 0;
    padding: var(--paadam-space-4);

    & > span {
      display: none;
    }

    & h2 {
      font-size: var(--paadam-text-18);
    }

    & p {
      font-size: var(--paadam-text-14);
      line-height: 1.4;
    }
  }

  @media (min-width: 64rem) {
    grid-template-rows: none;
    grid-template-columns: minmax(0, 1fr) 13rem;
    align-items: center;
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--paadam-space-2);

  & a {
    margin-top: var(--paadam-space-2);
  }

  @media (min-width: 40rem) {
    gap: var(--paadam-space-3);

    & a {
      margin-top: var(--paadam-space-3);
    }
  }
`;

const Pair = styled.div`
  display: grid;
  gap: clamp(var(--paadam-space-3), 3vw, var(--paadam-space-5));

  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const tiles = { match: 'marigold', whiteboard: 'sky' } as const;

/** The two promotional banners. */
export function Banners() {
  return (
    <Pair>
      {banners.map((banner, index) => (
        <Entrance key={banner.id} delay={index * 0.15}>
          <PromoBanner banner={banner} />
        </Entrance>
      ))}
    </Pair>
  );
}

/** A coloured invitation. Its button is left out where the page is missing, and an invitation to register where a person is signed in. */
function PromoBanner({ banner: { id, title, text, action } }: { banner: Banner }) {
  const user = usePaadamSelector(selectUser);
  const hasPage = useHasPage(action.to);
  const invites = hasPage && !(user && action.to.startsWith('/register'));
  return (
    <Ground $tile={tiles[id]}>
      <Words>
        <h2>{title()}</h2>
        <p>{text()}</p>
        {invites && <LinkButton to={action.to}>{action.label()}</LinkButton>}
      </Words>
      <HomeDrawing name={id} width={280} height={200} />
    </Ground>
  );
}
