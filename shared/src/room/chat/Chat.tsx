import type { BoardBodies } from '@paadam/shared/contract';
import { roomLimits } from '@paadam/shared/domain';
import { Button, Textarea, VisuallyHidden } from '@paadam/shared/ui';
import { isComposing } from '@paadam/shared/ui/keyboard';
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../../messages/room';
import type { RoomEvent, RoomLink } from '../link/RoomLink';
import { type ChatMessage, ChatMessages } from './ChatMessages';

const Frame = styled.section`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  min-height: 0;
  background: var(--paadam-paper);
`;

const Scroll = styled.div`
  min-height: 0;
  padding: var(--paadam-space-3);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--paadam-space-2);
  align-items: end;
  padding: var(--paadam-space-2);
  border-top: 1px solid var(--paadam-line);
  background: var(--paadam-surface);

  & > p {
    grid-column: 1 / -1;
    font-size: var(--paadam-text-14);
    color: var(--paadam-bad);
  }
`;

const Muted = styled.p`
  color: var(--paadam-muted);
`;

/** The lesson's chat. It fills the box it is in; who only watches reads along. */
export function Chat({ link }: { link: RoomLink }) {
  const { messages, refusal, said } = useChat(link);
  const [text, setText] = useState('');
  const scroll = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  const mayWrite = link.you.role !== 'parent';

  // biome-ignore lint/correctness/useExhaustiveDependencies: to the end with each message that comes
  useLayoutEffect(() => {
    if (scroll.current) scroll.current.scrollTop = scroll.current.scrollHeight;
  }, [last]);

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const typed = text.trim();
    if (typed === '') return;
    link.put('chat', { text: typed } satisfies BoardBodies['chat']);
    setText('');
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };

  return (
    <Frame aria-label={words.chat()}>
      {/* Whoever has no pointer scrolls it by the arrow keys. */}
      <Scroll ref={scroll} tabIndex={0} role="group" aria-label={words.whatWasWritten()}>
        {messages.length === 0 ? (
          <Muted>{words.nothingWritten()}</Muted>
        ) : (
          <ChatMessages messages={messages} />
        )}
      </Scroll>
      {mayWrite && (
        <Form onSubmit={send}>
          {refusal && <p role="alert">{refusal}</p>}
          <Textarea
            aria-label={words.message()}
            rows={1}
            maxLength={roomLimits.chatCharacters}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={sendByKey}
          />
          <Button type="submit" disabled={text.trim() === ''}>
            {words.send()}
          </Button>
        </Form>
      )}
      <VisuallyHidden role="log">{said}</VisuallyHidden>
    </Frame>
  );
}

const isWritten = ({ k, b }: RoomEvent): boolean =>
  k === 'chat' && typeof (b as Partial<BoardBodies['chat']> | null)?.text === 'string';

const useChat = (link: RoomLink) => {
  const [events, setEvents] = useState<readonly RoomEvent[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The last message of another, to be read out. */
  const [said, setSaid] = useState('');
  const { user } = link.you;

  useEffect(() => {
    let isPast = true;
    const nameOf = (by: string) =>
      link.people().find((person) => person.user === by)?.name ?? words.somebody();
    const stops = [
      link.onEvents((heard) => {
        const written = heard.filter(isWritten);
        if (written.length === 0) return;
        setEvents((before) => merged(before, written));
        const others = isPast || !link.state().isWhole ? [] : written.filter(({ by }) => by !== user);
        const told = others.map(({ by, b }) => `${nameOf(by)}: ${(b as BoardBodies['chat']).text}`);
        if (told.length > 0) setSaid(told.join(' '));
        setRefusal(null);
      }),
      link.onRefused(({ id, k, message, b }) => {
        if (k !== 'chat') return;
        setEvents((before) => before.filter((event) => event.id !== id));
        setRefusal(words.wasNotSent({ text: (b as BoardBodies['chat']).text, message }));
      }),
    ];
    isPast = false;
    return () => {
      for (const stop of stops) stop();
      setEvents([]);
    };
  }, [link, user]);

  return { messages: messagesOf(events, link), refusal, said };
};

/** @returns all of them, each once, in the order of their numbers; those without one last */
const merged = (before: readonly RoomEvent[], heard: readonly RoomEvent[]): RoomEvent[] => {
  const all = new Map([...before, ...heard].map((event) => [event.id, event]));
  const orderOf = ({ seq }: RoomEvent): number => seq ?? Number.MAX_SAFE_INTEGER;
  return [...all.values()].sort((one, other) => orderOf(one) - orderOf(other));
};

const messagesOf = (events: readonly RoomEvent[], link: RoomLink): ChatMessage[] =>
  events.map(({ id, by, b, at, seq }) => ({
    id,
    by,
    name: link.people().find((person) => person.user === by)?.name ?? words.somebody(),
    isOwn: by === link.you.user,
    text: (b as BoardBodies['chat']).text,
    at,
    isUnsent: seq === null,
  }));
