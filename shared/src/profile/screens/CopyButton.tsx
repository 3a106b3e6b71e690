import { Button, VisuallyHidden } from '@paadam/shared/ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-2);
`;

interface CopyButtonProps {
  text: string;
  /** What it is: "the secret". */
  what: string;
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
        Copy<VisuallyHidden> {what}</VisuallyHidden>
      </Button>
      <span role="status">
        {outcome === 'copied' && 'Copied'}
        {outcome === 'refused' && 'Your browser does not let this page copy. Select the text and copy it.'}
      </span>
    </Row>
  );
}
