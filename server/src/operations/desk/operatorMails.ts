import { type DeskRight, deskLimits } from '@paadam/shared/domain';
import type { Mail } from '../../foundation/mail/mail';
import { mailTo } from '../../foundation/mail/mailTo';

/** What was done to an operator. */
export type OperatorChange = 'added' | 'invited' | 'rights-changed' | 'enabled';

interface Named {
  name: string;
  email: string;
}

interface Change {
  change: OperatorChange;
  operator: Named;
  /** Null: the server's command line. */
  by: Named | null;
  /** The operator's rights after the change, if they were set. */
  rights: readonly DeskRight[] | undefined;
}

const named = ({ name, email }: Named): string => `${name} (${email})`;

const subjects: Record<OperatorChange, string> = {
  added: 'An operator was added to the Paadam desk',
  invited: 'An operator of the Paadam desk has a new link',
  'rights-changed': 'The rights of an operator of the Paadam desk have changed',
  enabled: 'An operator of the Paadam desk was enabled again',
};

const sentences: Record<OperatorChange, (who: string) => string> = {
  added: (who) => `${who} was added as an operator.`,
  invited: (who) => `A new link was made for ${who}. It sets a new password, and a new app after that.`,
  'rights-changed': (who) => `The rights of ${who} were changed.`,
  enabled: (who) => `${who} was disabled, and can sign in again.`,
};

/** @returns the mail to an operator about a change of an operator; it has no link, so that a forged mail with a link stands out */
export const operatorMail = (reader: Named, { change, operator, by, rights }: Change): Mail =>
  mailTo({ ...reader, language: 'en' }, () => ({
    subject: subjects[change],
    paragraphs: [
      sentences[change](named(operator)),
      ...(rights ? [rights.length > 0 ? `Rights: ${rights.join(', ')}.` : 'They have no rights.'] : []),
      by
        ? `This was done by ${named(by)}. For ${deskLimits.independentDays} days the two cannot approve for each other.`
        : 'This was done at the server’s command line.',
      'All operators get this mail. If you do not expect it, open the desk, disable the operator under Operators, and read the audit.',
    ],
  }));
