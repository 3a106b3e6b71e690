import { asProperties, formatPaise, standInColours } from '@paadam/shared/domain';
import type { StandInLink } from './queries';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

export const standInStyles = `
:root{color-scheme:light dark;${asProperties(standInColours.light)}}
@media screen and (prefers-color-scheme:dark){:root{${asProperties(standInColours.dark)}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif}
.strip{margin:0;padding:12px 16px;background:var(--strip);color:var(--strip-text);font-weight:600;text-align:center}
main{max-width:440px;margin:24px auto;padding:0 16px 32px}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:20px}
h1{margin:0;font-size:1rem;font-weight:400;color:var(--soft)}
.amount{margin:4px 0 8px;font-size:2rem;font-weight:700;line-height:1.2}
p{margin:0 0 12px}.soft{color:var(--soft)}
form{display:grid;gap:10px;margin-top:16px}
h2{margin:28px 0 4px;font-size:1rem}
button,select,.back{display:block;width:100%;min-height:48px;padding:10px 16px;border-radius:8px;border:1px solid var(--line);background:var(--card);color:var(--text);font:inherit;text-align:center;text-decoration:none;cursor:pointer}
button.main{background:var(--main);border-color:var(--main);color:var(--main-text);font-weight:600}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}
label{display:grid;gap:4px}
label.choice{display:flex;align-items:center;gap:10px;min-height:44px}input[type=checkbox]{width:20px;height:20px;accent-color:var(--main)}`;

interface Shown {
  link: StandInLink;
  /** Why it cannot be paid there now; null: they can. */
  over: string | null;
  /** What has just happened; null: nothing. */
  notice: string | null;
}

const choices: readonly [string, string][] = [
  ['once', 'once, as they should'],
  ['repeat', 'three times'],
  ['swap', 'in the wrong order'],
  ['delay', 'after 20 seconds'],
  ['drop', 'never'],
];

const button = (act: string, label: string, kind = ''): string =>
  `<button${kind} name="act" value="${act}">${label}</button>`;

/** @returns the page of the gateway that stands in, which needs no scripts */
export const standInPage = ({ link, over, notice }: Shown): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Test payment</title>
<style>${standInStyles}</style>
</head>
<body>
<p class="strip">Test payment: no money moves</p>
<main>
<div class="card">
<h1>${escaped(link.description)}</h1>
<p class="amount">${formatPaise(link.amount)}</p>
${notice ? `<p role="alert"><strong>${escaped(notice)}</strong></p>` : ''}
${over ? `<p role="status">${escaped(over)}</p>` : ''}
<form method="post">
${over ? '' : button('upi', 'Pay by UPI', ' class="main"')}
${over ? '' : button('card', 'Pay by card')}
${over ? '' : button('decline', 'Decline')}
<a class="back" href="${escaped(over ? link.returnUrl : `${link.returnUrl}?closed`)}">Close and go back</a>
<h2>Let something go wrong</h2>
<label><span class="soft">The site is told of it</span>
<select name="delivery">${choices.map(([value, label]) => `<option value="${value}">${label}</option>`).join('')}</select></label>
<label class="choice"><input type="checkbox" name="refund" value="fails"> A refund of it fails at first</label>
${over ? '' : button('lost', 'Pay, but the answer is lost')}
${button('late', 'Pay after the deadline')}
${button('again', 'Pay once more')}
</form>
</div>
</main>
</body>
</html>
`;
