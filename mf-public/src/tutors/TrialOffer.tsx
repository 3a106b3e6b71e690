import { formatPaise } from '@paadam/shared/domain';
import { Link } from '@paadam/shared/router';
import { styled } from 'styled-components';
import * as words from '../messages/tutors';

const Offer = styled.p`
  font-size: var(--paadam-text-14);
  line-height: 1.4;
  color: var(--paadam-muted);

  /* As high as a finger needs it: the link below is near. */
  & a {
    position: relative;
    display: inline-block;
    padding-block: 3px;
    font-weight: 600;
  }
`;

interface TrialOfferProps {
  /** Paise; null or absent: there is none. */
  price: number | null | undefined;
  /** The booking form; null where this person books no lessons. */
  path: string | null;
}

/** That there is a trial lesson, for how much, and the way to book it. */
export function TrialOffer({ price, path }: TrialOfferProps) {
  if (price === null || price === undefined) return null;
  const text = price === 0 ? words.freeTrial() : words.trial({ price: formatPaise(price) });
  return (
    <Offer>
      {path ? <Link to={`${path}${path.includes('?') ? '&' : '?'}duration=0.5`}>{text}</Link> : text}
    </Offer>
  );
}
