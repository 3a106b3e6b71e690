import { createContext, useContext, useId } from 'react';

interface FieldWiring {
  controlId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

interface ControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: unknown;
}

/**
 * What ties a control to the `Field` around it: id, description, invalid, required. What the control was given
 * itself wins; a control without a Field stands on its own.
 */
export function useFieldWiring(own: ControlProps) {
  const field = useContext(FieldContext);
  const fallbackId = useId();
  return {
    id: own.id ?? field?.controlId ?? fallbackId,
    required: own.required ?? field?.required,
    'aria-describedby': [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] === true || field?.invalid ? (true as const) : undefined,
  };
}
