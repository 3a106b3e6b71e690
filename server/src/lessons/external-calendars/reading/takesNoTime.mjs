// @ts-check
/** @import { FoundEvent } from './findEvents.mjs' */
import { propertiesOf } from './components.mjs';
import { saysOnly } from './propertyValues.mjs';

/** @param {FoundEvent} event @returns {boolean} whether the owner is an attendee, and each ATTENDEE line of theirs says DECLINED */
const isDeclined = ({ component, mailboxes }) => {
  const own = propertiesOf(component, 'ATTENDEE').filter(({ value, params }) =>
    [value.replace(/^mailto:/i, ''), params.get('EMAIL') ?? ''].some((each) =>
      mailboxes.has(each.trim().toLowerCase()),
    ),
  );
  return own.length > 0 && own.every(({ params }) => params.get('PARTSTAT')?.toUpperCase() === 'DECLINED');
};

/**
 * @param {FoundEvent} event
 * @returns {boolean} whether the event says that its owner is free: it is cancelled, declined, or marked as free or transparent
 */
export const takesNoTime = (event) => {
  const { component, isCancelling } = event;
  return (
    isCancelling ||
    saysOnly(component, 'TRANSP', (value) => value.startsWith('TRANSPARENT')) ||
    saysOnly(component, 'STATUS', (value) => value === 'CANCELLED' || value === 'CANCELED') ||
    saysOnly(component, 'X-MICROSOFT-CDO-BUSYSTATUS', (value) => value === 'FREE') ||
    saysOnly(component, 'BUSYSTATUS', (value) => value === 'FREE') ||
    isDeclined(event)
  );
};
