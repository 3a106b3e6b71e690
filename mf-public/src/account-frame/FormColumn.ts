import { styled } from 'styled-components';

/** A form of the account pages: its fields one below the other. */
export const FormColumn = styled.form`
  display: grid;
  gap: var(--paadam-space-5);
`;
