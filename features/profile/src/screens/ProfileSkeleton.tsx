import type { Role } from '@paadam/shared/domain';
import { Skeleton } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import * as words from '../messages/profile';
import { Columns, Form, Part, Room, WideOnly } from './profile.styles';

const Bones = styled.div`
  display: grid;
  gap: var(--paadam-space-2);
`;

function FieldBones({ height = '2.75rem' }: { height?: string }) {
  return (
    <Bones>
      <Skeleton width="8rem" height="1.3rem" />
      <Skeleton height={height} radius="var(--paadam-radius-control)" />
    </Bones>
  );
}

/** The form's shape while the profile is on its way. */
export function ProfileSkeleton({ role }: { role: Role }) {
  return (
    <Room>
      <Columns>
        <Form as="div">
          <Part as="div">
            <p role="status">{words.loadingProfile()}</p>
            <FieldBones />
            <FieldBones />
            <FieldBones />
            {role === 'tutor' && <FieldBones height="6rem" />}
            <FieldBones />
          </Part>
          {role === 'tutor' && (
            <Part as="div">
              <Skeleton width="10rem" height="1.6rem" />
              <FieldBones />
              <FieldBones height="22rem" />
              <FieldBones />
            </Part>
          )}
        </Form>
        <WideOnly>
          <Part as="div">
            <Skeleton width="10rem" />
            <Skeleton height="4rem" />
            {role === 'tutor' && <Skeleton height="20rem" />}
          </Part>
        </WideOnly>
      </Columns>
    </Room>
  );
}
