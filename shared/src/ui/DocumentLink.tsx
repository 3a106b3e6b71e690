import { VisuallyHidden } from '@paadam/shared/ui';
import { useSite } from '@paadam/shared/ui/SiteProvider';
import { Words } from '@paadam/shared/words';
import type { ReactNode } from 'react';
import * as words from '../messages/ui';

const hidden = (text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden>;

interface DocumentLinkProps {
  number: string;
  /** Where it stands to be printed; ".pdf" behind it is the same as a file. */
  address: string;
}

/** A document to print, and as PDF; inside a page of somebody else's its number alone, since a tab of its own has no session there. */
export function DocumentLink({ number, address }: DocumentLinkProps) {
  if (useSite()) return number;
  return (
    <>
      <a href={address} target="_blank" rel="noopener">
        <Words of={words.documentToPrint} number={number} hidden={hidden} />
      </a>{' '}
      (
      <a href={`${address}.pdf`} target="_blank" rel="noopener">
        <Words of={words.documentAsPdf} number={number} hidden={hidden} />
      </a>
      )
    </>
  );
}
