import * as texts from '../messages/contact';
/**
 * Where people find you. The figures and names are samples: put your own here before you go live.
 * The words stand in messages/en.json and its translations.
 */

export interface SocialPlace {
  /** Chooses the icon. */
  id: 'instagram' | 'youtube' | 'linkedin';
  name: string;
  /** Address of your page there; empty: the icon is no link. */
  href: string;
}

export const contact = {
  lead: texts.lead,
  formTitle: texts.writeToUs,
  /** Below the button. */
  answerTime: texts.answerTime,
  waysTitle: texts.otherWays,
  /** Shown unless the server names the operator's own address (OPERATOR_EMAIL). */
  defaultEmail: 'hello@paadam.test',
  location: texts.place,
  social: [
    { id: 'instagram', name: 'Instagram', href: '' },
    { id: 'youtube', name: 'YouTube', href: '' },
    { id: 'linkedin', name: 'LinkedIn', href: '' },
  ] satisfies SocialPlace[] as SocialPlace[],
  /** Beside the icons while none of them has an address. */
  socialSoon: texts.socialSoon,
};
