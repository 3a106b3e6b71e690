import type { LinkedChild } from '@paadam/shared/contract';
import { paths } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { Avatar, Button, EmailText, LinkButton, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import * as words from '../messages/children';
import { Actions, Frame, Head } from './children.styles';

interface ChildCardProps {
  child: LinkedChild;
  onUnlink: () => void;
}

/** A linked child, with the ways on from there. */
export function ChildCard({ child: { _id, name, email, profileUrl }, onUnlink }: ChildCardProps) {
  const hasTutors = useHasPage('/tutors');
  const progress = paths.child(_id);
  const hasProgress = useHasPage(progress);
  return (
    <Frame as="li">
      <Head>
        <Avatar name={name} src={profileUrl} size={56} />
        <div>
          <h2>{name}</h2>
          <p>
            <EmailText>{email}</EmailText>
          </p>
        </div>
        <Button variant="quiet" onClick={onUnlink}>
          <span>
            <Words of={words.unlink} name={name} hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>} />
          </span>
        </Button>
      </Head>
      <Actions>
        {hasProgress && (
          <LinkButton to={progress} variant="secondary">
            <span>
              <Words
                of={words.viewProgressOf}
                name={name}
                hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
              />
            </span>
          </LinkButton>
        )}
        {hasTutors && (
          <LinkButton to={`/tutors?child=${_id}`} variant="secondary">
            <span>
              <Words
                of={words.scheduleSessionFor}
                name={name}
                hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
              />
            </span>
          </LinkButton>
        )}
      </Actions>
    </Frame>
  );
}

/** A child on the way. */
export function ChildCardSkeleton() {
  return (
    <Frame as="li">
      <Head>
        <Skeleton width="3.5rem" height="3.5rem" radius="50%" />
        <Skeleton width="12rem" height="2.75rem" />
      </Head>
      <Skeleton height="2.75rem" radius="var(--paadam-radius-control)" />
    </Frame>
  );
}
