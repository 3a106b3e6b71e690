import { dateFormat } from '@paadam/shared/domain';
import { useLogOut } from '@paadam/shared/portal';
import { selectSignOut, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Button, Notice, PageTitle } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import { styled } from 'styled-components';
import * as words from '../messages/suspended';

/** With its year: it may be most of one. */
const moment = { dateStyle: 'long', timeStyle: 'short' } as const;

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--paadam-space-6);
  max-width: 40rem;
  margin-inline: auto;
  padding: var(--paadam-space-12) var(--paadam-space-4);
  overflow-wrap: anywhere;
`;

/** In the place of every page of who is suspended: why, until when, and that to write to. */
export default function SuspendedPage() {
  const suspension = usePaadamSelector(selectUser)?.suspension;
  const signOut = usePaadamSelector(selectSignOut);
  const logOut = useLogOut();
  if (!suspension) return null;
  const { reason, until, appealTo } = suspension;
  return (
    <Page>
      <PageTitle
        lead={
          until
            ? words.suspendedUntil({ end: dateFormat(moment).format(new Date(until)) })
            : words.suspendedForGood()
        }
      >
        {words.yourAccountIsSuspended()}
      </PageTitle>
      <Notice tone="warn" title={words.theReason()}>
        <span data-people dir="auto">
          {reason}
        </span>
      </Notice>
      <p>
        <Words
          of={words.appeal}
          appealTo={appealTo}
          link={(text) => <a href={`mailto:${appealTo}`}>{text}</a>}
        />
      </p>
      <Button variant="secondary" busy={signOut.status === 'busy'} onClick={logOut}>
        {words.signOut()}
      </Button>
    </Page>
  );
}
