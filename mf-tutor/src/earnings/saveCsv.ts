/** Milliseconds after which every browser has taken the file. */
const taken = 40_000;

/** Without it, spreadsheets take UTF-8 for something else. */
const byteOrderMark = '\uFEFF';

/** Gives the person a table for spreadsheets that was made here. @param csv as `csvOf` made it */
export const saveCsv = (name: string, csv: string): void => {
  const url = URL.createObjectURL(new Blob([byteOrderMark + csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), taken);
};
