import { Link, useLocation } from '@paadam/shared/router';
import { Notice, VisuallyHidden } from '@paadam/shared/ui';
import { focusHeading } from '@paadam/shared/ui/focus';
import { Words } from '@paadam/shared/words';
import { styled } from 'styled-components';
import * as words from '../messages/parts';
import { useBookingChild } from './useBookingChild';

const Stop = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--paadam-control-height);
  /* As high as the line of text beside it, however much there is to tap. */
  margin-block: -0.625rem;
  font-weight: 600;
`;

const Whom = styled(Notice)`
  width: 100%;
  text-align: start;
  overflow-wrap: anywhere;
`;

/** Says for which child a parent is looking and booking, with the way out of it. */
export function BookingFor() {
  const child = useBookingChild();
  const { search } = useLocation();
  if (!child) return null;
  const others = new URLSearchParams(search);
  others.delete('child');
  return (
    <Whom
      action={
        // The link takes itself away.
        <Stop
          to={{ search: others.toString() }}
          preventScrollReset
          onClick={({ currentTarget }) => focusHeading(currentTarget)}
        >
          <Words
            of={words.stopBookingFor}
            name={child.name}
            hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
          />
        </Stop>
      }
    >
      <Words of={words.bookingFor} name={child.name} strong={(text) => <strong>{text}</strong>} />
    </Whom>
  );
}
