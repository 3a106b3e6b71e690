import type { Subject } from '@paadam/shared/contract';
import { mid, type TileName } from '@paadam/shared/ui';
import { SafeImage } from '@paadam/shared/ui/SafeImage';
import { Picture } from './subjectCardParts';
import { subjectDrawingOf } from './subjectDrawingOf';

interface SubjectPictureProps {
  subject: Subject;
  tile: TileName;
}

/** The subject's own image; without one that can be shown, a drawing of what it is about. Decoration. */
export function SubjectPicture({ subject, tile }: SubjectPictureProps) {
  const Drawing = subjectDrawingOf(subject);
  return (
    <Picture $tile={tile}>
      <SafeImage src={subject.image} width={320} height={150}>
        <svg viewBox="0 0 320 150" width="320" height="150" aria-hidden="true">
          <circle cx="160" cy="78" r="104" fill={mid(tile, 8)} />
          <circle cx="34" cy="30" r="7" fill={mid(tile, 20)} />
          <circle cx="290" cy="120" r="10" fill={mid(tile, 16)} />
          <Drawing tile={tile} />
        </svg>
      </SafeImage>
    </Picture>
  );
}
