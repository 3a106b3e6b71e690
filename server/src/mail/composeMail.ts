import type { Mail } from './mail';

interface Content {
  to: string;
  subject: string;
  /** Plain sentences, one string a paragraph. */
  paragraphs: readonly string[];
  /** Stands large between the first paragraph and the rest. */
  code?: string;
  /** A button below the text, an absolute http(s) URL. */
  action?: { label: string; url: string };
}

const signature = 'Paadam, online lessons one on one';

/** @returns the mail with the same content as plain text and as HTML that needs no images and fits a phone */
export const composeMail = ({ to, subject, paragraphs, code, action }: Content): Mail => {
  const [first = '', ...others] = paragraphs;
  const plain = [first, code, ...others, action && `${action.label}: ${action.url}`, `-- \n${signature}`];
  const html = [
    paragraph(first),
    code &&
      `<p style="font:bold 32px/1.2 monospace;letter-spacing:6px;margin:24px 0">${escapeHtml(code)}</p>`,
    ...others.map(paragraph),
    action && button(action),
    `<p style="margin:32px 0 0;color:#5f6368;font-size:14px">${signature}</p>`,
  ];
  return {
    // A name may hold what the browser would not have sent as one line; a header must stay one line.
    subject: subject.replace(/\s+/g, ' ').trim(),
    to,
    text: `${plain.filter(Boolean).join('\n\n')}\n`,
    html: page(escapeHtml(subject), html.filter(Boolean).join('\n')),
  };
};

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const button = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;` +
  `border-radius:8px;background:#1a4fd6;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1f2328;font:16px/1.5 system-ui,-apple-system,sans-serif">
<div style="max-width:560px;margin:0 auto;overflow-wrap:anywhere">
${body}
</div>
</body>
</html>
`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
