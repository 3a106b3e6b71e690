import { weekdays } from '@paadam/shared/domain';
import { Field, Select } from '@paadam/shared/ui';
import { memo } from 'react';
import { PriceField } from './PriceField';
import { SubjectFilter } from './SubjectFilter';
import { Bounds } from './searchParts';
import type { TutorSearch } from './useTutorSearch';

export interface FilterFieldsProps {
  search: TutorSearch;
  /** What the server said of a filter, by its name. */
  errors: Record<string, string>;
}

/** Subject, price and day. */
export const FilterFields = memo(function FilterFields({
  search: { question, choose, enter },
  errors,
}: FilterFieldsProps) {
  return (
    <>
      <SubjectFilter value={question.subject} onChange={(subject) => choose({ subject })} />
      <Bounds>
        <PriceField
          label="Price from"
          name="minRate"
          value={question.minRate}
          onChange={(minRate) => enter('minRate', { minRate })}
          error={errors.minRate}
        />
        <PriceField
          label="Price to"
          name="maxRate"
          value={question.maxRate}
          onChange={(maxRate) => enter('maxRate', { maxRate })}
          error={errors.maxRate}
        />
      </Bounds>
      <Field label="Day">
        <Select
          name="day"
          value={question.day ?? ''}
          onChange={(event) => choose({ day: weekdays.find((known) => known === event.target.value) })}
        >
          <option value="">Any day</option>
          {weekdays.map((day) => (
            <option key={day}>{day}</option>
          ))}
        </Select>
      </Field>
    </>
  );
});
