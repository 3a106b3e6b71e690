import { useHasPage } from '@paadam/shared/portal';
import { Link } from '@paadam/shared/router';
import { selectIsAuthenticated, usePaadamSelector } from '@paadam/shared/state';
import { Logo } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { LanguageLinks } from '../languages/LanguageLinks';
import * as words from '../messages/footer';
import { footerGroups } from './footerGroups';

const GlobalStyles = styled.footer`
  border-top: 1px solid var(--paadam-line);
  background: var(--paadam-surface);
`;

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-10) var(--paadam-space-16);
  max-width: var(--paadam-page-column);
  margin-inline: auto;
  padding: var(--paadam-space-12) var(--paadam-space-4);

  /* On a phone the short groups side by side, and the long one in lines below them. */
  @media (max-width: 39.99rem) {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--paadam-space-3);
    padding-block: var(--paadam-space-6) var(--paadam-space-4);
  }
`;

const About = styled.div`
  display: grid;
  align-content: start;
  gap: var(--paadam-space-3);
  flex: 1 1 16rem;
  max-width: 22rem;

  p {
    color: var(--paadam-muted);
  }

  @media (max-width: 39.99rem) {
    grid-column: 1 / -1;
    max-width: none;

    p {
      display: none;
    }
  }
`;

const Group = styled.div`
  min-width: 8rem;

  &:not(:has(li)) {
    display: none;
  }

  h2 {
    font-size: var(--paadam-text-16);
  }

  ul {
    margin-top: var(--paadam-space-2);
    padding: 0;
    list-style: none;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--paadam-control-height);
    /* Keeps links of two lines apart. */
    padding-block: 0.35rem;
    color: var(--paadam-muted);
    text-decoration: none;
  }

  a:hover {
    color: var(--paadam-brand);
    text-decoration: underline;
  }

  @media (max-width: 39.99rem) {
    min-width: 0;

    h2 {
      font-size: var(--paadam-text-14);
    }

    ul {
      margin-top: 0;
    }

    &:has(li:nth-child(4)) {
      grid-column: 1 / -1;
      order: 1;

      ul {
        display: flex;
        flex-wrap: wrap;
        column-gap: var(--paadam-space-6);
      }
    }
  }
`;

export function Footer() {
  const isAuthenticated = usePaadamSelector(selectIsAuthenticated);
  const groups = footerGroups.filter(({ forVisitors }) => !(forVisitors && isAuthenticated));
  return (
    <GlobalStyles>
      <Columns>
        <About>
          <Logo />
          <p>{words.about()}</p>
        </About>
        {groups.map((group) => (
          <Group key={group.links[0]?.path}>
            <h2>{group.title()}</h2>
            <ul>
              {group.links.map((link) => (
                <FooterLink key={link.path} {...link} />
              ))}
            </ul>
          </Group>
        ))}
        <LanguageLinks />
      </Columns>
    </GlobalStyles>
  );
}

function FooterLink({ label, path }: { label: () => string; path: string }) {
  return useHasPage(path) ? (
    <li>
      <Link to={path}>{label()}</Link>
    </li>
  ) : null;
}
