const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * Unicode keeps the decimal digits of a script in a row of ten that begins with the zero (Unicode Standard, 4.6). Rows that
 * touch, those of mathematics, are counted on from the first of them.
 */
const digitValue = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return (code - zero) % 10;
};

/**
 * @param text in any script
 * @returns the text with every decimal digit as 0 to 9: "१२", "௧௨", "۱۲" and "１２" are "12". Everything else stays as it is.
 */
export const foldDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));
