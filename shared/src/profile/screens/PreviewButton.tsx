import { Button, Dialog } from '@paadam/shared/ui';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { PreviewBody, type PreviewProps, previewTitle } from './Preview';

/** Where there is no room for the preview beside the form. */
export function PreviewButton(props: PreviewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Eye size={18} aria-hidden />
        Preview
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={previewTitle(props.profile.role)}>
        <PreviewBody {...props} />
      </Dialog>
    </>
  );
}
