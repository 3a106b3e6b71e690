import { BookOpen, Calculator, ChartLine, Leaf, Trophy } from 'lucide-react';
import { subjectIconOf } from './subjectIconOf';

test.each([
  ['mathematics', Calculator],
  ['abacus-and-vedic-maths', Calculator],
  ['data-science', ChartLine],
  ['environmental-science', Leaf],
  ['jee-preparation', Trophy],
  ['pottery', BookOpen],
])('%s has the icon of the first keyword that fits', (slug, icon) => {
  expect(subjectIconOf({ slug })).toBe(icon);
});
