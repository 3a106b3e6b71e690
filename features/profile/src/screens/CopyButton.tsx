import { Button, VisuallyHidden } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/profile';

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-2);
`;

interface CopyButtonProps {
  text: string;
  /** "Copy<hidden> the key</hidden>" */
  what: typeof words.copyKey;
}

/** Puts a text into the clipboard, and says whether that went well. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said is about the text before
  useEffect(() => setOutcome(null), [text]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <Row>
      <Button variant="secondary" onClick={copy}>
        {outcome === 'copied' ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
        <Words of={what} hidden={(text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden>} />
      </Button>
      <span role="status">
        {outcome === 'copied' && words.copied()}
        {outcome === 'refused' && words.notCopied()}
      </span>
    </Row>
  );
}
