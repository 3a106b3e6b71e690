import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/frame';

const Strip = styled.aside`
  color: var(--paadam-on-banner);
  background: var(--paadam-banner);

  /* As the document says, which is drawn alike for all: until the page is alive, the banner is there and not seen. */
  :root[data-banner='dismissed'] & {
    display: none;
  }

  @media print {
    display: none;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-3);
  max-width: var(--paadam-page-column);
  margin-inline: auto;
  padding: 0 var(--paadam-space-4);

  p {
    flex: 1;
    padding-block: var(--paadam-space-2);
    font-size: var(--paadam-text-14);
  }

  /* In the middle of the window, not of what the button leaves. */
  @media (min-width: 48rem) {
    padding-inline-start: 4.5rem;
    text-align: center;
  }

  /* One line on a phone, too; in a font that is wider than ours two, which are no higher than the button. */
  p > span:last-of-type {
    display: none;
  }

  @media (max-width: 47.99rem) {
    gap: var(--paadam-space-1);

    p {
      padding-block: 0;
      font-size: clamp(0.75rem, 3.85vw, var(--paadam-text-14));
    }

    p > span {
      display: none;
    }

    p > span:last-of-type {
      display: inline;
    }
  }

  button {
    display: grid;
    place-items: center;
    flex: none;
    width: 2.75rem;
    height: 2.75rem;
    /* The cross, not the space around it, ends where the page's content does. */
    margin-inline-end: calc(-1 * var(--paadam-space-3));
    border: 0;
    border-radius: var(--paadam-radius-control);
    color: inherit;
    background: none;
  }

  @media (max-height: 32rem) {
    p {
      padding-block: 0;
    }

    button {
      height: 2rem;
    }
  }

  button:focus-visible {
    outline-color: currentcolor;
    outline-offset: -4px;
  }
`;

/** For the session of the browser. The server reads it too, so that a drawn page never shows the banner for a moment. */
const cookie = 'paadam_banner=dismissed';

const listeners = new Set<() => void>();

let dismissedHere = false;

/** Whether the banner was dismissed in this session of the browser. */
const bannerDismissal = {
  get: (): boolean => dismissedHere || document.cookie.split('; ').includes(cookie),
  set: (): void => {
    // Where cookies are closed to us it is remembered for this page alone.
    dismissedHere = true;
    const secure = location.protocol === 'https:' ? '; secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore API is not everywhere yet.
    document.cookie = `${cookie}; path=/; samesite=lax${secure}`;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Invites universities and schools; once dismissed it stays away for the session. */
export function PartnershipBanner() {
  const dismissed = useSyncExternalStore(bannerDismissal.subscribe, bannerDismissal.get, () => false);
  if (dismissed) return null;
  return (
    <Strip aria-label={words.partnership()}>
      <Line>
        <p>
          <strong>{words.partnershipQuestion()}</strong> <span>{words.partnershipOffer()}</span>
          <span>{words.partnerWithUs()}</span>
        </p>
        <button type="button" aria-label={words.dismiss()} onClick={bannerDismissal.set}>
          <X size={20} aria-hidden />
        </button>
      </Line>
    </Strip>
  );
}
