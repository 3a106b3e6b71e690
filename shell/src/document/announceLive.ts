/**
 * Says that React has taken over a part of the page that the server rendered. The script that starts the page's scripts
 * (`scriptStarter` of the server) then repeats the last press of a button there that nothing could react to yet.
 *
 * @param part `portal`: what is within `main`; `frame`: what stands around it
 */
export const announceLive = (part: 'frame' | 'portal'): void => {
  dispatchEvent(new CustomEvent('paadam:live', { detail: part }));
};
