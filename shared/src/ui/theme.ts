import { darkCardLine, darkColours, lightColours, type Palette } from '@paadam/shared/domain';

/** What does not change with the colour scheme. Lengths in rem, so that the reader's own text size holds. */
const measures = {
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-5': '1.25rem',
  'space-6': '1.5rem',
  'space-8': '2rem',
  'space-10': '2.5rem',
  'space-12': '3rem',
  'space-16': '4rem',
  'space-20': '5rem',
  'space-24': '6rem',
  'text-14': '0.875rem',
  'text-16': '1rem',
  'text-18': '1.125rem',
  'text-22': '1.375rem',
  'text-28': '1.75rem',
  'text-36': '2.25rem',
  'text-48': '3rem',
  'leading-body': '1.6',
  'leading-tight': '1.15',
  'weight-body': '400',
  'weight-strong': '550',
  'weight-heading': '650',
  'radius-small': '8px',
  'radius-control': '12px',
  'radius-card': '16px',
  'radius-round': '999px',
  'control-height': '2.75rem',
  'page-width': '72rem',
  // Where what sticks to the top of the window stands: below the site's header.
  'sticky-top': '6rem',
  // The page's content, and the space that stays at its sides on a narrow screen.
  'page-column': 'calc(var(--paadam-page-width) + 2 * var(--paadam-space-4))',
  'motion-fast': '150ms',
  'motion-slow': '250ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  font: "Figtree, 'Figtree Fallback', 'Figtree Fallback on Android', system-ui, 'Noto Sans Tamil', 'Noto Sans Devanagari', sans-serif",
};

const lightDepth = {
  shadow: '0 1px 2px rgb(20 33 28 / 5%), 0 6px 20px rgb(20 33 28 / 7%)',
  'shadow-lifted': '0 2px 4px rgb(20 33 28 / 6%), 0 14px 36px rgb(20 33 28 / 12%)',
  'card-line': 'transparent',
  backdrop: 'rgb(20 33 28 / 45%)',
};

const darkDepth = {
  shadow: '0 1px 2px rgb(0 0 0 / 30%)',
  'shadow-lifted': '0 16px 40px rgb(0 0 0 / 45%)',
  'card-line': darkCardLine,
  backdrop: 'rgb(3 7 5 / 65%)',
};

const declare = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--paadam-${name}: ${value};`)
    .join('\n');

const scheme = (name: 'light' | 'dark', colours: Palette, depth: Record<string, string>) =>
  `color-scheme: ${name};\n--paadam-scheme: ${name};\n${declare(colours)}\n${declare(depth)}`;

/**
 * Every design token as a `--paadam-*` variable, in both colour schemes, for a document (`:root`) and for a
 * shadow root (`:host`) alike. Dark follows the system; `data-theme="light"` or `"dark"` on the root element, and
 * `theme` on the host element, overrules it. A page that embeds us overrides a token by a rule of its own on the host element,
 * which wins over `:host`. Print is always light: paper is white, and browsers omit backgrounds.
 */
export const themeVariables = `
:root, :host {
${declare(measures)}
${scheme('light', lightColours, lightDepth)}
}
@media screen and (prefers-color-scheme: dark) {
:root:not([data-theme='light']), :host(:not([theme='light'])) {
${scheme('dark', darkColours, darkDepth)}
}
}
@media screen {
:root[data-theme='dark'], :host([theme='dark']) {
${scheme('dark', darkColours, darkDepth)}
}
}
`;
