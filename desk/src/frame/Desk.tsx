import type { DeskSession } from '@paadam/shared/contract';
import { createBrowserRouter, Outlet, RouterProvider, useLocation } from '@paadam/shared/router';
import { Card, Dialog, GlobalStyle, Logo, PageTitle, ToastProvider } from '@paadam/shared/ui';
import { fontFaceCss } from '@paadam/shared/ui/fontFace';
import { type ReactNode, useEffect, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import type { DeskApi } from '../api/deskApi';
import { DeskApiProvider, useDeskApi } from '../api/useDeskApi';
import { OperatorProvider, type OwnOperator } from '../api/useOperator';
import { Audit } from '../audit/Audit';
import { BookingPage } from '../bookings/BookingPage';
import { Bookings } from '../bookings/Bookings';
import { Loaded } from '../loading/Loaded';
import { useLoad } from '../loading/useLoad';
import { Books } from '../money/Books';
import { Disputes } from '../money/Disputes';
import { PaymentPage } from '../money/PaymentPage';
import { Payments } from '../money/Payments';
import { Payouts } from '../money/Payouts';
import { Refunds } from '../money/Refunds';
import { Operators } from '../operators/Operators';
import { People } from '../people/People';
import { PersonPage } from '../people/PersonPage';
import { ProblemPage } from '../problems/ProblemPage';
import { Problems } from '../problems/Problems';
import { SignIn } from '../sign-in/SignIn';
import { Welcome } from '../sign-in/Welcome';
import { Today } from '../today/Today';
import { Stack } from '../ui/parts';
import { Frame } from './Frame';
import { NotFound } from './NotFound';

const Font = createGlobalStyle<{ $address: string }>`
  ${({ $address }) => fontFaceCss($address)}
`;

const Middle = styled.main`
  display: grid;
  gap: var(--paadam-space-6);
  justify-items: center;
  max-width: 30rem;
  margin-inline: auto;
  padding: var(--paadam-space-10) var(--paadam-space-4) var(--paadam-space-16);

  & > div {
    width: 100%;
  }
`;

/** Each page by its whole address. */
export const deskRoutes = [
  { path: '/desk/welcome', element: <Alone content={<Welcome />} /> },
  {
    element: <SignedIn />,
    children: [
      { path: '/desk', element: <Today /> },
      { path: '/desk/people', element: <People /> },
      { path: '/desk/people/:id', element: <PersonPage /> },
      { path: '/desk/bookings', element: <Bookings /> },
      { path: '/desk/bookings/:id', element: <BookingPage /> },
      { path: '/desk/money', element: <Payments /> },
      { path: '/desk/money/payments/:id', element: <PaymentPage /> },
      { path: '/desk/money/refunds', element: <Refunds /> },
      { path: '/desk/money/disputes', element: <Disputes /> },
      { path: '/desk/money/payouts', element: <Payouts /> },
      { path: '/desk/money/books', element: <Books /> },
      { path: '/desk/problems', element: <Problems /> },
      { path: '/desk/problems/:id', element: <ProblemPage /> },
      { path: '/desk/operators', element: <Operators /> },
      { path: '/desk/audit', element: <Audit /> },
      { path: '*', element: <NotFound /> },
    ],
  },
];

interface DeskProps {
  api: DeskApi;
  /** The address of the font. */
  font: string;
  /** Default: the browser's own. */
  router?: ReturnType<typeof createBrowserRouter>;
}

/** The operators' desk. */
export function Desk({ api, font, router }: DeskProps) {
  const [own] = useState(() => router ?? createBrowserRouter(deskRoutes));
  return (
    <DeskApiProvider value={api}>
      <GlobalStyle />
      <Font $address={font} />
      <ToastProvider>
        <RouterProvider router={own} />
      </ToastProvider>
    </DeskApiProvider>
  );
}

function Alone({ content }: { content: ReactNode }) {
  return (
    <Middle>
      <Logo />
      <Card>{content}</Card>
    </Middle>
  );
}

/** The pages, for who is signed in; the form, for everybody else. */
function SignedIn() {
  const api = useDeskApi();
  const load = useLoad('session', async () => {
    const { data } = await api.call('deskSession');
    api.keepToken(data.token);
    return data;
  });
  const [entered, setEntered] = useState<DeskSession | null>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => api.onSessionOver(() => setOver(true)), [api]);
  const session = entered ?? load.data;
  const operator = session?.step === 'in' ? session.operator : null;

  if (!operator) {
    return (
      <Alone
        content={
          <Stack>
            <PageTitle lead="For those who run Paadam.">The desk</PageTitle>
            <Loaded of={load} what="the desk">
              {({ step }) => <SignIn step={step} onIn={setEntered} />}
            </Loaded>
          </Stack>
        }
      />
    );
  }
  const enterAgain = (next: DeskSession) => {
    // Of another person nothing of this page is true.
    if (next.operator?._id !== operator._id) location.assign('/desk');
    setEntered(next);
    setOver(false);
  };
  return (
    <Inside operator={operator}>
      <Dialog open={isOver} onClose={() => location.assign('/desk')} title="Please sign in again">
        {isOver && (
          <Stack>
            <p>Your sign-in has ended. Nothing on this page is lost: sign in, and go on from here.</p>
            <SignIn onIn={enterAgain} />
          </Stack>
        )}
      </Dialog>
    </Inside>
  );
}

function Inside({ operator, children }: { operator: OwnOperator; children: ReactNode }) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname) document.querySelector('h1')?.focus();
  }, [pathname]);
  return (
    <OperatorProvider value={operator}>
      <Frame>
        <Outlet />
      </Frame>
      {children}
    </OperatorProvider>
  );
}
