import { useHasPage } from '@paadam/shared/portal';
import { LinkButton, type LinkButtonProps } from '@paadam/shared/ui';
import * as words from '../messages/own-classes';

/** The way to the tutors, where this host has them. */
export function FindTutor({ variant = 'primary' }: Pick<LinkButtonProps, 'variant'>) {
  if (!useHasPage('/tutors')) return null;
  return (
    <LinkButton to="/tutors" variant={variant}>
      {words.findATutor()}
    </LinkButton>
  );
}
