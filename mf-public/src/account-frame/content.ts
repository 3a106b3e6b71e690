import * as texts from '../messages/parts';
/**
 * Beside the registration and sign-in forms. The figures and names are samples: put your own here before you go live.
 * The words stand in messages/en.json and its translations.
 */

export const account = {
  title: texts.accountTitle,
  points: [texts.accountPoint1, texts.accountPoint2, texts.accountPoint3],
};
