import { styled } from 'styled-components';
import { banners } from '../content';
import { Entrance } from './Entrance';
import { PromoBanner } from './PromoBanner';

const Pair = styled.div`
  display: grid;
  gap: var(--paadam-space-5);

  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

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
