import { CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import * as words from '../messages/contact';
import { contact } from './content';

/* One height for both texts, so that the page keeps its length. */
const Line = styled.div`
  display: grid;
  align-content: center;
  min-height: 3rem;
  text-align: center;
  color: var(--paadam-muted);
`;

const Sent = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--paadam-space-2);
  min-height: 3rem;
  padding: var(--paadam-space-2) var(--paadam-space-4);
  border-radius: var(--paadam-radius-control);
  font-weight: var(--paadam-weight-strong);
  color: var(--paadam-ink);
  background: var(--paadam-good-soft);

  & svg {
    flex: none;
    color: var(--paadam-good);
  }
`;

/** Says that the message was sent; else, when an answer is to be expected. The status stands there before it speaks. */
export function SentNotice({ sent }: { sent: boolean }) {
  return (
    <Line>
      <div role="status">
        {sent && (
          <Sent>
            <CircleCheck size={20} aria-hidden />
            {words.messageSentSuccessfully()}
          </Sent>
        )}
      </div>
      {!sent && <p>{contact.answerTime()}</p>}
    </Line>
  );
}
