import type { TaughtStudent } from '@paadam/shared/contract';
import { Avatar, EmailText } from '@paadam/shared/ui';
import { styled } from 'styled-components';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-3);
  /* An address mostly fits on one line. */
  min-width: 15.5rem;
  text-wrap: wrap;
`;

const Words = styled.div`
  display: grid;
  min-width: 0;
  line-height: 1.4;
  overflow-wrap: anywhere;

  & a {
    /* 44 px to tap, without a higher row. */
    margin-block: -0.75rem;
    padding-block: 0.75rem;
    font-size: var(--paadam-text-14);
    font-weight: var(--paadam-weight-body);
    color: var(--paadam-muted);
  }
`;

/** Who it is, and how to write to them. */
export function StudentName({ student: { name, email, profileUrl } }: { student: TaughtStudent }) {
  return (
    <Line>
      <Avatar name={name} src={profileUrl} size={44} />
      <Words>
        <span>{name}</span>
        <a href={`mailto:${email}`}>
          <EmailText>{email}</EmailText>
        </a>
      </Words>
    </Line>
  );
}
