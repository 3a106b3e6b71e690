import type { Profile } from '@paadam/shared/contract';
import { Avatar, EmailText } from '@paadam/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Address } from './preview.styles';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-2) var(--paadam-space-3);

  & > div {
    flex: 1 1 10rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Name = styled.p`
  font-weight: 600;
  line-height: 1.4;
`;

/** A parent or a child who is linked to the account. */
export function LinkedPerson({
  person: { name, email },
  children,
}: {
  person: NonNullable<Profile['parents']>[number];
  children?: ReactNode;
}) {
  return (
    <Row>
      <Avatar name={name} size={44} />
      <div>
        <Name data-people dir="auto">
          {name}
        </Name>
        <Address>
          <EmailText>{email}</EmailText>
        </Address>
      </div>
      {children}
    </Row>
  );
}
