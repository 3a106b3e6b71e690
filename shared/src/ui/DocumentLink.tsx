import { VisuallyHidden } from '@paadam/shared/ui';
import { useSite } from '@paadam/shared/ui/SiteProvider';

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
        {number}
        <VisuallyHidden>, opens in a new tab</VisuallyHidden>
      </a>{' '}
      (
      <a href={`${address}.pdf`} target="_blank" rel="noopener">
        PDF<VisuallyHidden> of {number}, opens in a new tab</VisuallyHidden>
      </a>
      )
    </>
  );
}
