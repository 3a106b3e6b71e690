import { createElement, Fragment, type ReactNode } from 'react';

type Marked = (values: never) => readonly unknown[];

/**
 * A sentence with marks inside: each tag of the message is a property that makes an element of the text within it.
 *
 *   "You agree to the <terms>terms of use</terms>."
 *   <Words of={words.agree} terms={(text) => <Link to="/terms">{text}</Link>} />
 */
export function Words<Of extends Marked>({ of, ...values }: { of: Of } & Parameters<Of>[0]) {
  return createElement(Fragment, null, ...(of(values as never) as readonly ReactNode[]));
}
