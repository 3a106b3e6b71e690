/** @param typed rupees, "600" or "600.50" @returns whole paise; undefined where it is no such sum */
export const paiseOf = (typed: string): number | undefined => {
  const text = typed.replace(/[\s,₹]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) > 0 ? Math.round(Number(text) * 100) : undefined;
};
