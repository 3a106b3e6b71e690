import { pathIn } from '@paadam/shared/domain';
import { useHost } from '@paadam/shared/portal';
import { useLocation } from '@paadam/shared/router';
import { ownNameFamily } from '@paadam/shared/ui/fontFace';
import { styled } from 'styled-components';
import { keepChoice } from './keepChoice';

const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--paadam-space-6);
  /* Below all that stands beside it. */
  grid-column: 1 / -1;
  order: 2;
  flex-basis: 100%;
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    min-height: var(--paadam-control-height);
    color: var(--paadam-ink);
  }

  [lang]:not([lang='en']) {
    font-family: ${ownNameFamily};
  }
`;

/** The page's addresses in the site's languages, each named in its own; nothing where there is one. */
export function LanguageLinks() {
  const { languages } = useHost();
  const { pathname, search } = useLocation();
  return languages ? (
    <Line>
      {Object.entries(languages).map(([code, name]) => (
        <li key={code}>
          <a
            href={pathIn(code, pathname + search)}
            hrefLang={code}
            lang={code}
            onClick={({ currentTarget }) => {
              // What the server has drawn knows of none.
              currentTarget.hash = location.hash;
              keepChoice(code);
            }}
          >
            {name}
          </a>
        </li>
      ))}
    </Line>
  ) : null;
}
