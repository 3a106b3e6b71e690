import type { Profile } from '@paadam/shared/contract';
import { useHasPage } from '@paadam/shared/portal';
import { LinkButton } from '@paadam/shared/ui';
import { Rows } from '@paadam/shared/ui/rows';
import { useId } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/profile';
import { LinkedPerson } from './LinkedPerson';
import { Part, PartHead, Quiet } from './profile.styles';

const childrenPath = '/parent/children';

const Foot = styled.div`
  display: flex;
`;

/** The children whose lessons a parent follows, and the way to their page. */
export function LinkedChildren({ profile: { children = [] } }: { profile: Profile }) {
  const headingId = useId();
  const hasChildrenPage = useHasPage(childrenPath);
  return (
    <Part aria-labelledby={headingId}>
      <PartHead>
        <h2 id={headingId}>{words.linkedChildren()}</h2>
        {children.length === 0 && <Quiet>{words.noChild()}</Quiet>}
      </PartHead>
      {children.length > 0 && (
        <Rows role="list">
          {children.map((child) => (
            <LinkedPerson key={child._id} person={child} />
          ))}
        </Rows>
      )}
      {hasChildrenPage && (
        <Foot>
          <LinkButton to={childrenPath} variant="secondary">
            {words.myChildren()}
          </LinkButton>
        </Foot>
      )}
    </Part>
  );
}
