/** @returns once the person who reads the page begins to do something with it */
export const firstAct = (): Promise<Event> =>
  new Promise((resolve) => {
    for (const act of ['pointerdown', 'keydown', 'focusin'])
      addEventListener(act, resolve, { once: true, capture: true });
  });
