import { dateFormat } from '@paadam/shared/domain';
import { Button, VisuallyHidden } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import { useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/room';
import { linkParts } from './linkParts';

export interface ChatMessage {
  id: string;
  by: string;
  name: string;
  isOwn: boolean;
  text: string;
  /** ISO instant. */
  at: string;
  /** Whether it is on its way. */
  isUnsent: boolean;
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-3);
  align-content: start;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li<{ $own: boolean }>`
  justify-self: ${({ $own }) => ($own ? 'end' : 'start')};
  max-width: min(32rem, 92%);
  padding: var(--paadam-space-2) var(--paadam-space-3);
  border: 1px solid var(--paadam-line);
  border-radius: var(--paadam-radius-control);
  background: ${({ $own }) => ($own ? 'var(--paadam-brand-soft)' : 'var(--paadam-surface)')};

  & > p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;

    /* What turns the direction of a piece ends with it: an address is read as it is. */
    & > * {
      unicode-bidi: isolate;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--paadam-space-2);
  font-size: var(--paadam-text-14);
  color: var(--paadam-muted);

  & > strong {
    color: var(--paadam-ink);
  }
`;

const time = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

/** Messages that are shown at once, and that each press of the button adds. */
const shownAtOnce = 200;

/** What was written, from the first to the last; of very many the last ones, until one asks for those before. */
export function ChatMessages({ messages }: { messages: readonly ChatMessage[] }) {
  const [shown, setShown] = useState(shownAtOnce);
  const earlier = messages.length - shown;
  return (
    <>
      {earlier > 0 && (
        <Button variant="quiet" onClick={() => setShown(shown + shownAtOnce)}>
          {words.showEarlierMessages({ count: earlier })}
        </Button>
      )}
      <List aria-label={words.messages()}>
        {messages.slice(-shown).map(({ id, name, isOwn, text, at, isUnsent }) => (
          <Row key={id} $own={isOwn}>
            <Head>
              <strong dir="auto">{isOwn ? words.you() : name}</strong>
              <time dateTime={at}>{dateFormat(time).format(new Date(at))}</time>
              {isUnsent && <span>{words.notSentYet()}</span>}
            </Head>
            <p data-people dir="auto">
              <MessageText text={text} />
            </p>
          </Row>
        ))}
      </List>
    </>
  );
}

/** A link says in its own words where it leads: what was typed, and its host. */
function MessageText({ text }: { text: string }) {
  return linkParts(text).map((part, at) => {
    // The pieces of a message never change.
    const key = `${at} ${part.text}`;
    if (!('href' in part)) return <span key={key}>{part.text}</span>;
    return (
      <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
        <Words
          of={words.opensInNewTab}
          text={part.text}
          host={part.host}
          hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
        />
      </a>
    );
  });
}
