import userEvent, { type UserEvent } from '@testing-library/user-event';

/** A person at a page. */
export interface User extends UserEvent {
  /** Adds a text to what a field holds, at once: typed, each key would draw the whole form anew. */
  fill(field: Element, text: string): Promise<void>;
}

export const setUpUser = (): User => {
  const user = userEvent.setup();
  return Object.assign(user, {
    fill: async (field: Element, text: string) => {
      await user.click(field);
      await user.paste(text);
    },
  });
};
