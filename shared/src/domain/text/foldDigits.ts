const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * Finds the zero of a digit. Unicode encodes the decimal digits of a script as ten consecutive code points from zero (Unicode Standard,
 * 4.6). Adjacent rows, as of mathematical digits, are counted from the first zero.
 */
const digitValue = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return (code - zero) % 10;
};

/**
 * @param text in any script
 * @returns the text with every decimal digit as 0 to 9: "१२", "௧௨", "۱۲" and "１２" become "12". Everything else is unchanged.
 */
export const foldDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));
