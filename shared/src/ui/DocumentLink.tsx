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
  /** The path of the site's page that leads to it as well. */
  page: string;
}

/**
 * A document to print, and as PDF; inside a page of another person's the way to Paadam's own page of it, since a tab of its own
 * has no session of that page's, and is asked to sign in first.
 */
export function DocumentLink({ number, address, page }: DocumentLinkProps) {
  const site = useSite();
  const toPrint = (href: string) => (
    <a href={href} target="_blank" rel="noopener">
      <Words of={words.documentToPrint} number={number} hidden={hidden} />
    </a>
  );
  if (site) return toPrint(site + page);
  return (
    <>
      {toPrint(address)} (
      <a href={`${address}.pdf`} target="_blank" rel="noopener">
        <Words of={words.documentAsPdf} number={number} hidden={hidden} />
      </a>
      )
    </>
  );
}
