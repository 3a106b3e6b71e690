import { HostFrame } from '@paadam/shared/host';
import { Outlet, ScrollRestoration, useLocation } from '@paadam/shared/router';
import { SkipLink } from '@paadam/shared/ui';
import { useHeadingFocus } from '@paadam/shared/ui/focus';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { PartnershipBanner } from '../banner/PartnershipBanner';
import { announceLive } from '../document/announceLive';
import { Footer } from '../footer/Footer';
import { FootBar } from '../navigation/FootBar';
import { TopNavigation } from '../navigation/TopNavigation';
import { scrollKey } from './scrollKey';
import { restoreFirstScroll } from './scrollMemory';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  border-bottom: 1px solid var(--paadam-line);
  background: color-mix(in srgb, var(--paadam-paper) 94%, transparent);
  backdrop-filter: blur(8px);

  @media print {
    position: static;
  }
`;

const Main = styled.main`
  flex: 1;
  /* With the navigation as high as the window: the footer starts below the fold, and nothing that is seen jumps when the page arrives. */
  min-height: calc(100vh - 4rem);

  scroll-margin-top: 4rem;

  /*
   * What takes focus, and the label above it, must not end up behind the navigation. Padding on the scrolling area would
   * do it too, but then focus on the navigation's own links scrolls the page.
   */
  & :is(a, button, input, select, textarea, summary, h1, h2, h3, [tabindex]) {
    scroll-margin-top: 6.5rem;
  }
`;

/** What stands around every page, and outlives the failure of any portal. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  const first = useRef(useLocation());
  useLayoutEffect(() => restoreFirstScroll(scrollKey(first.current), first.current.hash), []);
  useEffect(() => announceLive('frame'), []);
  return (
    <HostFrame>
      <Page>
        <SkipLink />
        <PartnershipBanner />
        <Head>
          <TopNavigation />
        </Head>
        <Main id="main" tabIndex={-1} ref={main}>
          <Outlet />
        </Main>
        <Footer />
        <FootBar />
        <ScrollRestoration getKey={scrollKey} />
      </Page>
    </HostFrame>
  );
}
