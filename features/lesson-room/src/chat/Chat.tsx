import type { BoardBodies } from '@paadam/shared/contract';
import { roomLimits } from '@paadam/shared/domain';
import { Button, Textarea } from '@paadam/shared/ui';
import { isComposing } from '@paadam/shared/ui/keyboard';
import { ArrowDown } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { RoomEvent, RoomLink } from '../link/RoomLink';
import * as words from '../messages/room';
import { type ChatMessage, ChatMessages } from './ChatMessages';
import { isChat } from './isChat';
import { useDraft } from './useDraft';
import { useStayingAtEnd } from './useStayingAtEnd';

const Frame = styled.section`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  min-height: 0;
  background: var(--paadam-paper);
`;

const Scroll = styled.div`
  grid-area: 1 / 1;
  min-height: 0;
  padding: var(--paadam-space-3);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** A button at the end of the messages, above them. */
const ToEnd = styled(Button)`
  && {
    grid-area: 1 / 1;
    place-self: end center;
    margin-bottom: var(--paadam-space-2);
    box-shadow: var(--paadam-shadow);
  }
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
  const { messages, refusal } = useChat(link);
  const [text, setText] = useDraft(link);
  const scroll = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const end = useStayingAtEnd(scroll, {
    count: messages.length,
    last: last?.id,
    isOwn: last?.isOwn ?? false,
  });
  const mayWrite = link.you.role !== 'parent';
  const seeNew = () => {
    end.goToEnd();
    // The button disappears.
    scroll.current?.focus();
  };

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
      <Scroll
        ref={scroll}
        tabIndex={0}
        role="group"
        aria-label={words.whatWasWritten()}
        onScroll={end.onScroll}
      >
        {messages.length === 0 ? (
          <Muted>{words.nothingWritten()}</Muted>
        ) : (
          <ChatMessages messages={messages} />
        )}
      </Scroll>
      {end.hasNew && (
        <ToEnd variant="secondary" onClick={seeNew}>
          <ArrowDown size={18} aria-hidden />
          {words.newMessages()}
        </ToEnd>
      )}
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
    </Frame>
  );
}

const useChat = (link: RoomLink) => {
  const [events, setEvents] = useState<readonly RoomEvent[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    const stops = [
      link.onEvents((heard) => {
        const written = heard.filter(isChat);
        if (written.length === 0) return;
        setEvents((before) => merged(before, written));
        setRefusal(null);
      }),
      link.onRefused(({ id, k, message, b }) => {
        if (k !== 'chat') return;
        setEvents((before) => before.filter((event) => event.id !== id));
        setRefusal(words.wasNotSent({ text: (b as BoardBodies['chat']).text, message }));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      setEvents([]);
    };
  }, [link]);

  return { messages: messagesOf(events, link), refusal };
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
