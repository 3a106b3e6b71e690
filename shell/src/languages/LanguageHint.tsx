import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { offers } from './offers';

const Bar = styled.aside`
  position: fixed;
  z-index: 30;
  inset: auto var(--paadam-space-4) calc(var(--paadam-space-4) + var(--paadam-foot, env(safe-area-inset-bottom, 0px)));
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: fit-content;
  margin-inline: auto;
  padding-inline-start: var(--paadam-space-4);
  border: 1px solid var(--paadam-line);
  border-radius: var(--paadam-radius-control);
  color: var(--paadam-ink);
  background: var(--paadam-surface);
  box-shadow: 0 4px 16px rgb(0 0 0 / 16%);

  a {
    display: flex;
    align-items: center;
    min-height: 3rem;
    color: var(--paadam-brand);
    font-weight: 600;
  }

  button {
    display: grid;
    flex: none;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border: 0;
    border-radius: var(--paadam-radius-control);
    color: inherit;
    background: none;
  }

  /* Above what a page keeps at the foot of a phone's window; the highest is a tutor's price with a trial lesson. */
  @media (max-width: 59.99rem) {
    :root:has([data-foot-bar]) & {
      bottom: calc(var(--paadam-space-4) + 8.5rem + var(--paadam-foot, env(safe-area-inset-bottom, 0px)));
    }
  }

  @media print {
    display: none;
  }
`;

interface LanguageHintProps {
  language: string;
  /** @returns where the page that is shown stands in that language */
  href: () => string;
  onGo: () => void;
  onStay: () => void;
}

/** Over the page, so that nothing of it moves. */
export function LanguageHint({ language, href, onGo, onStay }: LanguageHintProps) {
  const said = offers[language];
  if (!said) return null;
  return (
    <Bar lang={language} aria-label={said.offer}>
      <a
        href={href()}
        hrefLang={language}
        onPointerDown={({ currentTarget }) => {
          // The page may have changed meanwhile.
          currentTarget.href = href();
        }}
        onClick={({ currentTarget }) => {
          currentTarget.href = href();
          onGo();
        }}
      >
        {said.offer}
      </a>
      <button type="button" aria-label={said.close} onClick={onStay}>
        <X size={20} aria-hidden />
      </button>
    </Bar>
  );
}
