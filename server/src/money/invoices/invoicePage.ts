import {
  asProperties,
  darkColours,
  formatPaise,
  type InvoiceContent,
  lightColours,
  printColours,
} from '@paadam/shared/domain';
import { language } from '@paadam/shared/words/language';
import { escapeMarkup } from '../../foundation/text/escapeMarkup';
import * as words from '../../messages/invoices';

type InvoiceColour = 'paper' | 'surface' | 'ink' | 'muted' | 'line' | 'brand';

const propertiesOf = ({ paper, surface, ink, muted, line, brand }: Record<InvoiceColour, string>): string =>
  asProperties({ paper, surface, ink, muted, line, brand });

export const invoiceStyles = `
:root{color-scheme:light dark;${propertiesOf(lightColours)}}
@media(prefers-color-scheme:dark){:root{${propertiesOf(darkColours)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 Figtree,'Noto Sans Tamil','Noto Sans Devanagari',system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:720px;margin:24px auto;padding:0 16px}
article{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:24px}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 24px;padding-bottom:16px;border-bottom:3px solid var(--brand)}
h1{margin:0;font-size:1.75rem;font-weight:650;line-height:1.15;text-wrap:balance}
h1:lang(ta),h1:lang(hi){line-height:1.35}
@media(min-width:481px){h1{flex:1 1 240px}}
h2{margin:0;font-size:.875rem;font-weight:400;color:var(--muted)}
p{margin:0}
.number{font-variant-numeric:tabular-nums;text-align:right}
.muted,dt,th{color:var(--muted)}
.sides{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,260px),1fr));gap:16px 24px;margin:20px 0}
strong{font-weight:650}
table{width:100%;border-collapse:collapse;margin:8px 0 20px}
th{font-weight:400;font-size:.875rem;text-align:left}
td,th{padding:10px 0;border-bottom:1px solid var(--line);vertical-align:top}
td:last-child,th:last-child{padding-left:16px;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
tfoot td{border-bottom:0;font-size:1.125rem;font-weight:650}
dl{display:grid;grid-template-columns:minmax(88px,auto) 1fr;gap:4px 16px;margin:0 0 20px;font-size:.875rem}
dd{margin:0}
.note{font-size:.875rem}
nav{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;margin:16px 0 32px}
a{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border-radius:12px;background:var(--brand);color:var(--surface);font-weight:650;text-decoration:none}
a:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
@media(max-width:480px){.number{text-align:left}article{padding:20px 16px}}
@media print{:root{color-scheme:light;${propertiesOf({ ...printColours, surface: printColours.paper })}}main{max-width:none;margin:0;padding:0}article{border:0;padding:0}nav{display:none}}`;

const e = escapeMarkup;
const row = (name: string, value: string) => `<tr><td>${e(name)}</td><td>${e(value)}</td></tr>`;
const muted = (text: string | null) => (text ? `<p class="muted">${e(text)}</p>` : '');

/**
 * @param pdfPath where the same is a file
 * @returns the document to be read and printed, which needs no scripts; what stands around its content is in the language that is spoken
 */
export const invoicePage = (
  { title, number, date, seller, recipient, line, tax, total, facts, note }: InvoiceContent,
  pdfPath: string,
): string => `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${e(title)} ${e(number)}</title>
<style>${invoiceStyles}</style>
</head>
<body>
<main>
<article>
<header>
<h1>${e(title)}</h1>
<div class="number"><p><strong>${e(number)}</strong></p><p class="muted">${e(date)}</p></div>
</header>
<div class="sides">
<section><h2>${e(words.from())}</h2><p><strong>${e(seller.name)}</strong></p>${muted(seller.address)}${muted(seller.state)}${muted(seller.gstin && `GSTIN ${seller.gstin}`)}</section>
<section><h2>${e(words.to())}</h2><p><strong>${e(recipient.name)}</strong></p>${muted(recipient.state)}</section>
</div>
<table>
<thead><tr><th scope="col">${e(words.whatFor())}</th><th scope="col">${e(words.amount())}</th></tr></thead>
<tbody>
<tr><td>${e(line.description)}${line.sac ? `<br><span class="muted">SAC ${e(line.sac)}</span>` : ''}</td><td>${formatPaise(line.amount)}</td></tr>
${tax ? tax.lines.map(({ name, percent, amount }) => row(`${name} ${percent} %`, formatPaise(amount))).join('\n') : ''}
</tbody>
<tfoot>${row(words.total(), formatPaise(total))}</tfoot>
</table>
<dl>${[...(tax ? [{ name: words.fact({ name: 'placeOfSupply' }), value: tax.placeOfSupply }] : []), ...facts]
  .map(({ name, value }) => `<dt>${e(name)}</dt><dd>${e(value)}</dd>`)
  .join('')}</dl>
${note ? `<p class="note muted">${e(note)}</p>` : ''}
</article>
<nav aria-label="${e(words.thisDocument())}"><a href="${e(pdfPath)}">${e(words.downloadPdf())}</a></nav>
</main>
</body>
</html>
`;
