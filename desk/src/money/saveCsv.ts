/** Milliseconds after which every browser has taken the file. */
const taken = 40_000;

/** Gives the operator a file that the server has made. */
export const saveCsv = (name: string, csv: string): void => {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), taken);
};
