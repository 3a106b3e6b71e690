import { Button, LinkButton } from '@paadam/shared/ui';
import { useIsLive } from './useIsLive';

interface FirstStepButtonProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
}

/** Back to the first step of a form; where no script answers a press, by loading the form's page anew. */
export function FirstStepButton({ label, disabled, onClick }: FirstStepButtonProps) {
  return useIsLive() ? (
    <Button variant="quiet" disabled={disabled} onClick={onClick}>
      {label}
    </Button>
  ) : (
    <LinkButton href="" variant="quiet">
      {label}
    </LinkButton>
  );
}
