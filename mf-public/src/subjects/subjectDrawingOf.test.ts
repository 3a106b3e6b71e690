import { BookDrawing } from './drawings/BookDrawing';
import { ChartDrawing } from './drawings/ChartDrawing';
import { ColumnsDrawing } from './drawings/ColumnsDrawing';
import { SpeechDrawing } from './drawings/SpeechDrawing';
import { TrophyDrawing } from './drawings/TrophyDrawing';
import { subjectDrawingOf } from './subjectDrawingOf';

test.each([
  ['jee-preparation', 'Entrance exams', TrophyDrawing],
  ['statistics', 'Mathematics', ChartDrawing],
  ['political-science', 'Humanities', ColumnsDrawing],
  ['english', 'Languages', BookDrawing],
  ['malayalam', 'Languages', SpeechDrawing],
  ['pottery', '', BookDrawing],
])('%s of the category "%s" has the drawing that fits best', (slug, category, drawing) => {
  expect(subjectDrawingOf({ slug, category })).toBe(drawing);
});
