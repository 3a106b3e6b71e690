import { type ColourName, darkColours, lightColours, type Palette, tileNames } from '@paadam/shared/domain';
import { themeVariables } from './theme';

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string) {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(palette: Palette, one: ColourName, other: ColourName) {
  const [dark, light] = [luminance(palette[one]), luminance(palette[other])].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

const grounds: ColourName[] = ['paper', 'surface', 'raised', 'hover'];
const softGrounds: ColourName[] = ['brand-soft', 'accent-soft', 'good-soft', 'warn-soft', 'bad-soft'];
const on = (inks: ColourName[], under: ColourName[]) =>
  inks.flatMap((ink) => under.map((ground) => [ink, ground] as const));

const texts = [
  ...on(['ink', 'muted', 'brand', 'brand-strong', 'good', 'warn', 'bad'], grounds),
  ...on(['ink', 'muted', 'brand', 'brand-strong'], softGrounds),
  ...on(['on-brand'], ['brand', 'brand-strong']),
  ...on(['on-bad'], ['bad', 'bad-strong']),
  ...on(['on-accent'], ['accent']),
  ...on(['on-banner'], ['banner']),
  ...(['good', 'warn', 'bad'] as const).map((tone) => [tone, `${tone}-soft`] as const),
  ...tileNames.map((tile) => [`tile-${tile}-ink`, `tile-${tile}-ground`] as const),
];
const controls = [
  ...on(['edge', 'brand', 'bad'], ['paper', 'surface', 'raised']),
  ...on(['accent-edge'], ['paper', 'surface', 'raised']),
];

describe.each([
  ['light', lightColours],
  ['dark', darkColours],
])('the %s theme', (_, palette) => {
  test.each(texts)('text in %s on %s reaches 4.5:1', (ink, ground) => {
    expect(contrast(palette, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controls)('the edge of a control in %s on %s reaches 3:1', (edge, ground) => {
    expect(contrast(palette, edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('every colour is a variable that can be overridden, in a document and in a shadow root', () => {
  expect(themeVariables).toContain(':root, :host {');
  for (const name of Object.keys(lightColours)) expect(themeVariables).toContain(`--paadam-${name}: `);
});

test('print is light, whatever the system’s and the chosen theme', () => {
  const onPaper = themeVariables.replace(/@media screen[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  expect(themeVariables).toContain(darkColours.paper);
  expect(onPaper).toContain(lightColours.paper);
  expect(onPaper).not.toContain(darkColours.paper);
});
