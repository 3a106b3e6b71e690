import type { DeskSession } from '@paadam/shared/contract';
import { styled } from 'styled-components';
import { useDeskApi } from '../api/useDeskApi';
import { Loaded } from '../loading/Loaded';
import { useLoad } from '../loading/useLoad';
import { Mono, Muted, Stack, Tight } from '../ui/parts';
import { Code } from './Code';

/** On white in any appearance: readers of such codes ask for it. */
const Picture = styled.img`
  justify-self: center;
  border-radius: var(--paadam-radius-control);
  background: white;
`;

interface SetUpProps {
  onDone: (session: DeskSession) => void;
  onBack: (why: string | null) => void;
}

/** The first sign-in: the key goes into the operator's app, and a first code comes from there. */
export function SetUp({ onDone, onBack }: SetUpProps) {
  const api = useDeskApi();
  const load = useLoad('secret', async () => (await api.call('newDeskSecret')).data);
  return (
    <Stack>
      <Tight>
        <h2>Set up your app</h2>
        <p>The desk asks for a code at each sign-in. Scan this picture with any authenticator app.</p>
        <Loaded of={load} what="the picture">
          {({ picture, secret, address }) => (
            <>
              <Picture
                src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
                alt="QR code that holds the key below"
                width={208}
                height={208}
              />
              <Muted>
                Or type this key into the app, or <a href={address}>open the app on this device</a>.
              </Muted>
              <Mono>{secret.replace(/.{4}(?=.)/g, '$& ')}</Mono>
            </>
          )}
        </Loaded>
      </Tight>
      <Code onDone={onDone} onBack={onBack} isFocused={false} />
    </Stack>
  );
}
