import { styled } from 'styled-components';

/** Below a form's button: a line with another way in. */
export const FormFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 var(--paadam-space-2);
  text-align: center;
  color: var(--paadam-muted);

  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--paadam-control-height);
    font-weight: 600;
  }
`;
