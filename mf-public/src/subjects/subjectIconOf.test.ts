import { BookOpen, Calculator, ChartLine, Leaf, Trophy } from 'lucide-react';
import { subjectIconOf } from './subjectIconOf';

test.each([
  ['Mathematics', Calculator],
  ['abacus and Vedic Maths', Calculator],
  ['Data Science', ChartLine],
  ['Environmental Science', Leaf],
  ['JEE Preparation', Trophy],
  ['Pottery', BookOpen],
])('%s has the icon of the first keyword that fits', (name, icon) => {
  expect(subjectIconOf(name)).toBe(icon);
});
