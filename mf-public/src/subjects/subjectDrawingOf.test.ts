import { BookDrawing } from './drawings/BookDrawing';
import { ChartDrawing } from './drawings/ChartDrawing';
import { ColumnsDrawing } from './drawings/ColumnsDrawing';
import { SpeechDrawing } from './drawings/SpeechDrawing';
import { TrophyDrawing } from './drawings/TrophyDrawing';
import { subjectDrawingOf } from './subjectDrawingOf';

test.each([
  ['JEE Preparation', 'Entrance exams', TrophyDrawing],
  ['Statistics', 'Mathematics', ChartDrawing],
  ['Political Science', 'Humanities', ColumnsDrawing],
  ['English', 'Languages', BookDrawing],
  ['Malayalam', 'Languages', SpeechDrawing],
  ['Pottery', '', BookDrawing],
])('%s of the category "%s" has the drawing that fits best', (name, category, drawing) => {
  expect(subjectDrawingOf({ name, category })).toBe(drawing);
});
