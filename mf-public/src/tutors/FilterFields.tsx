import {
  examBoardName,
  examBoards,
  languageCodes,
  languageLabel,
  levelName,
  levels,
  timeOfDayName,
  timesOfDay,
  weekdayName,
  weekdays,
} from '@paadam/shared/domain';
import { Field, Select } from '@paadam/shared/ui';
import { memo } from 'react';
import * as texts from '../messages/tutors';
import { PriceField } from './PriceField';
import { ratings } from './questionOf';
import { SubjectFilter } from './SubjectFilter';
import { Bounds } from './search.styles';
import type { CountOf } from './useTutorCounts';
import type { TutorSearch } from './useTutorSearch';

export interface FilterFieldsProps {
  search: TutorSearch;
  /** What the server said of a filter, by its name. */
  errors: Record<string, string>;
  countOf: CountOf;
}

/** All that the list can be narrowed down by, but for words. */
export const FilterFields = memo(function FilterFields({
  search: { question, choose, enter },
  errors,
  countOf,
}: FilterFieldsProps) {
  return (
    <>
      <SubjectFilter
        value={question.subject}
        onChange={(subject) => choose({ subject })}
        countOf={(subject) => countOf('subject', subject)}
      />
      <Choice
        label={texts.level()}
        name="level"
        any={texts.anyLevel()}
        value={question.level}
        options={levels}
        textOf={(level) => levelName(level) + countOf('level', level)}
        onChange={(level) => choose({ level })}
      />
      <Choice
        label={texts.board()}
        name="board"
        any={texts.anyBoard()}
        value={question.board}
        options={examBoards}
        textOf={(board) => examBoardName(board) + countOf('board', board)}
        onChange={(board) => choose({ board })}
      />
      <Choice
        label={texts.languageSpoken()}
        name="language"
        any={texts.anyLanguage()}
        value={question.language}
        options={languageCodes}
        textOf={(code) => languageLabel(code) + countOf('language', code)}
        onChange={(language) => choose({ language })}
      />
      <Bounds>
        <PriceField
          label={texts.priceFrom()}
          name="minRate"
          value={question.minRate}
          onChange={(minRate) => enter('minRate', { minRate })}
          error={errors.minRate}
        />
        <PriceField
          label={texts.priceTo()}
          name="maxRate"
          value={question.maxRate}
          onChange={(maxRate) => enter('maxRate', { maxRate })}
          error={errors.maxRate}
        />
      </Bounds>
      <Choice
        label={texts.rating()}
        name="minRating"
        any={texts.anyRating()}
        value={question.minRating === undefined ? undefined : String(question.minRating)}
        options={ratings.map(String)}
        textOf={(stars) => texts.starsAndUp({ stars })}
        onChange={(stars) => choose({ minRating: ratings.find((known) => String(known) === stars) })}
      />
      <Choice
        label={texts.day()}
        name="day"
        any={texts.anyDay()}
        value={question.day}
        options={weekdays}
        textOf={(day) => weekdayName(day) + countOf('day', day)}
        onChange={(day) => choose({ day })}
      />
      <Choice
        label={texts.timeOfDay()}
        name="timeOfDay"
        any={texts.anyTime()}
        value={question.timeOfDay}
        options={timesOfDay}
        textOf={(time) => timeOfDayName(time) + countOf('timeOfDay', time)}
        onChange={(timeOfDay) => choose({ timeOfDay })}
      />
    </>
  );
});

interface ChoiceProps<T extends string> {
  label: string;
  name: string;
  /** What stands for no choice. */
  any: string;
  value: T | undefined;
  options: readonly T[];
  textOf: (option: T) => string;
  onChange: (option: T | undefined) => void;
}

/** One of a few, or any. */
function Choice<T extends string>({ label, name, any, value, options, textOf, onChange }: ChoiceProps<T>) {
  return (
    <Field label={label}>
      <Select
        name={name}
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find((option) => option === target.value))}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {textOf(option)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
