import { Button, Dialog, type FieldErrors, useFieldErrors } from '@paadam/shared/ui';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { ProblemAlert } from '../loading/ProblemAlert';
import type { Act } from '../loading/useAct';
import { Form } from './parts';

interface FormDialogProps<Values> {
  open?: boolean;
  title: string;
  /** Of the button that does nothing, and of the one that sends the form. */
  labels: { leave: string; send: string };
  /** Whether what is done takes something away from a person. */
  isDanger?: boolean;
  /** What sending does. */
  act: Pick<Act<never>, 'isBusy' | 'problem' | 'forget'>;
  /** What was typed, by the names that the server knows the fields by. */
  values: Values;
  /** What is wrong with it before it is sent. */
  find?: (values: Values) => FieldErrors<Values>;
  /** Those of the fields that are there. Default: all. */
  shown?: readonly (keyof Values & string)[];
  onSend: () => void;
  onClose: () => void;
  /** What came of it, in the form's place, where there is something to be read. */
  outcome?: ReactNode;
  children: (errorOf: (name: keyof Values & string) => string | undefined) => ReactNode;
}

/** A question of the desk's with what has to be said for it. What was typed stays when it is closed, or refused. */
export function FormDialog<Values extends object>({
  open = true,
  title,
  labels,
  isDanger = false,
  act,
  values,
  find = () => ({}),
  shown = Object.keys(values) as (keyof Values & string)[],
  onSend,
  onClose,
  outcome,
  children,
}: FormDialogProps<Values>) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const fields = useFieldErrors(form, values, find, act.problem);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fields.check()) onSend();
  };
  const close = () => {
    fields.forget();
    act.forget();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      busy={act.isBusy}
      title={title}
      actions={
        outcome ? (
          <Button onClick={close}>Done</Button>
        ) : (
          <>
            <Button variant="secondary" disabled={act.isBusy} onClick={close}>
              {labels.leave}
            </Button>
            <Button type="submit" form={id} variant={isDanger ? 'danger' : 'primary'} busy={act.isBusy}>
              {labels.send}
            </Button>
          </>
        )
      }
    >
      {outcome ?? (
        <Form ref={form} id={id} onSubmit={submit} noValidate aria-busy={act.isBusy}>
          {children(fields.errorOf)}
          <ProblemAlert problem={act.problem} shown={shown} />
        </Form>
      )}
    </Dialog>
  );
}
