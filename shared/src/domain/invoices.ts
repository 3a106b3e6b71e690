import type { Language } from './siteLanguages';

/** What documents there are: for what was paid, for what the house keeps of it, and for what went back. */
export const invoiceKinds = ['receipt', 'commission', 'credit-note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** A tax in what a document charges. */
export interface InvoiceTax {
  name: 'CGST' | 'SGST' | 'UTGST' | 'IGST';
  percent: number;
  /** Paise. */
  amount: number;
}

/** All that a document says, as it was when it was issued. */
export interface InvoiceContent {
  /** In which it was written; absent: English. */
  language?: Language;
  title: string;
  /** "P/26-27/000123" */
  number: string;
  /** "23 November 2026" */
  date: string;
  seller: { name: string; address: string | null; state: string | null; gstin: string | null };
  recipient: { name: string; state: string | null };
  line: {
    description: string;
    /** The code of the service, where tax is charged. */
    sac: string | null;
    /** Paise, without tax. */
    amount: number;
  };
  /** Null: no tax is charged. */
  tax: { placeOfSupply: string; lines: InvoiceTax[] } | null;
  /** Paise, with the tax. */
  total: number;
  /** More about it, each with its name. */
  facts: { name: string; value: string }[];
  note: string | null;
}
