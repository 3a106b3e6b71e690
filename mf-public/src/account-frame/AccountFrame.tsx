import { Card, PageTitle } from '@paadam/shared/ui';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { MatchBannerDrawing } from '../drawings/MatchBannerDrawing';
import * as words from '../messages/parts';
import { account } from './content';

interface AccountFrameProps {
  title: string;
  lead?: ReactNode;
  /** Gives its heading focus when it appears, for a step that took the place of another and of the button that had focus. */
  focused?: boolean;
  children: ReactNode;
}

const Columns = styled.div`
  display: grid;
  justify-content: center;
  align-items: start;
  grid-template-columns: minmax(0, 30rem);
  gap: var(--paadam-space-16);
  max-width: var(--paadam-page-column);
  margin-inline: auto;
  padding: clamp(var(--paadam-space-8), 5vw, var(--paadam-space-16)) var(--paadam-space-4)
    clamp(var(--paadam-space-12), 7vw, var(--paadam-space-20));

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 30rem) minmax(0, 28rem);
    justify-content: space-between;
  }
`;

const Form = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
  padding: clamp(var(--paadam-space-5), 4vw, var(--paadam-space-10));
  /* The texts name addresses, which may be longer than a phone is wide. */
  overflow-wrap: anywhere;
`;

const Beside = styled.aside`
  display: none;

  @media (min-width: 60rem) {
    display: grid;
    gap: var(--paadam-space-6);
    padding-top: var(--paadam-space-10);
  }

  & h2 {
    font-size: var(--paadam-text-28);
  }

  & > svg {
    width: min(24rem, 100%);
    height: auto;
  }
`;

const Points = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--paadam-space-3);

  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--paadam-space-3);
  }

  & svg {
    margin-top: 0.2rem;
    color: var(--paadam-brand);
  }
`;

/** The place of a form that leads into the site: the form, and on a wide screen what waits behind it. */
export function AccountFrame({ title, lead, focused = false, children }: AccountFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [focusedAtFirst] = useState(focused);
  useEffect(() => {
    if (focusedAtFirst) frame.current?.querySelector('h1')?.focus();
  }, [focusedAtFirst]);
  return (
    <Columns ref={frame}>
      <Form>
        <PageTitle lead={lead}>{title}</PageTitle>
        {children}
      </Form>
      <Beside aria-label={words.aboutPaadam()}>
        <MatchBannerDrawing />
        <h2>{account.title()}</h2>
        <Points>
          {account.points.map((point) => (
            <li key={point()}>
              <Check size={20} aria-hidden />
              {point()}
            </li>
          ))}
        </Points>
      </Beside>
    </Columns>
  );
}
