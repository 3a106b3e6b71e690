import { pathIn } from '@paadam/shared/domain';
import { type PaadamStore, selectSession } from '@paadam/shared/state';
import { createRoot } from 'react-dom/client';
import { askForTyped } from './askForTyped';
import { keepChoice } from './keepChoice';
import { LanguageHint } from './LanguageHint';
import { offeredLanguage } from './offeredLanguage';
import { readChoice } from './readChoice';

type Store = PaadamStore['store'];

/** @returns the address of the page that is shown, in another language than that of the document */
const addressIn = (language: string): string => {
  const { pathname, search, hash } = location;
  const own = pathIn(document.documentElement.lang, '/').replace(/^\/$/, '');
  return pathIn(language, (pathname.slice(own.length) || '/') + search + hash);
};

/**
 * Who signs in on a page in English goes on in their own language; who has chosen another page stays with that. A page that only
 * learns of a sign-in in another tab stays as well: something may have been typed in it.
 */
const leadAfterSignIn = (store: Store, languages: Readonly<Record<string, string>>): void => {
  let session = selectSession(store.getState());
  store.subscribe(() => {
    const before = session;
    session = selectSession(store.getState());
    if (before.status !== 'visitor' || session.status !== 'signed-in' || session.isFollowed) return;
    if (document.documentElement.lang !== 'en') return;
    const { language = 'en' } = session.user;
    if (language === 'en' || !languages[language]) return;
    // Once the router has gone to where the person wanted to go.
    setTimeout(() => location.replace(addressIn(language)));
  });
};

/** Tells a first visitor of the language that their browser prefers, over the page: it changes nothing of that. */
const showHint = (store: Store, languages: Readonly<Record<string, string>>): void => {
  const { lang } = document.documentElement;
  const language = offeredLanguage({
    shown: lang,
    offered: Object.keys(languages),
    preferred: navigator.languages,
    chosen: readChoice(),
    agent: navigator.userAgent,
  });
  if (!language || selectSession(store.getState()).status !== 'visitor') return;
  const place = document.body.appendChild(document.createElement('div'));
  // Below the page's end, where the hint would lie over the last links.
  place.style.height = '5rem';
  const root = createRoot(place);
  const close = () => {
    forget();
    root.unmount();
    place.remove();
  };
  // The site knows what a person reads who has signed in.
  const forget = store.subscribe(() => {
    if (selectSession(store.getState()).status === 'signed-in') close();
  });
  root.render(
    <LanguageHint
      language={language}
      href={() => addressIn(language)}
      onGo={() => keepChoice(language)}
      onStay={() => {
        keepChoice(lang);
        close();
      }}
    />,
  );
};

/** What a site in several languages does beside its pages. */
export const openLanguageChoice = (store: Store, languages: Readonly<Record<string, string>>): void => {
  askForTyped();
  leadAfterSignIn(store, languages);
  showHint(store, languages);
};
