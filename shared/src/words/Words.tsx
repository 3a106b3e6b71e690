import { createElement, Fragment, type ReactNode } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: what a message takes is known from the message alone
type Marked = (values: any) => readonly unknown[];

/**
 * A sentence with marks inside: each tag of the message is a property that makes an element of the text within it.
 *
 *   "You agree to the <terms>terms of use</terms>."
 *   <Words of={words.agree} terms={(text) => <Link to="/terms">{text}</Link>} />
 */
export function Words<Of extends Marked>({ of, ...values }: { of: Of } & Parameters<Of>[0]) {
  return createElement(Fragment, null, ...(of(values) as readonly ReactNode[]));
}
