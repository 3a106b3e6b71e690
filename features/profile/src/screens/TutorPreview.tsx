import type { Profile } from '@paadam/shared/contract';
import {
  examBoardName,
  formatRupees,
  languageName,
  levelName,
  weekdays,
  zoneName,
} from '@paadam/shared/domain';
import { selectSubjectNames, usePaadamSelector } from '@paadam/shared/state';
import { Chip, tileOf } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import * as words from '../messages/profile';
import { type Draft, hoursOf, rateOf } from './draft';
import { PreviewedPerson } from './PreviewedPerson';
import { Block, Chips, Lines, Rate, Text } from './preview.styles';

/** @returns a line a day: "Monday: 09:00 - 12:00, 15:00 - 18:00" */
const hoursByDay = ({ availability }: Draft): string[] => {
  const whole = availability.filter(({ startTime, endTime }) => startTime && endTime).map(hoursOf);
  return weekdays.flatMap((day) => {
    const ofDay = whole
      .filter((hours) => hours.day === day)
      .map((hours) => `${hours.startTime} - ${hours.endTime}`);
    return ofDay.length > 0
      ? [words.hoursOfDay({ day: words.weekday({ day }), hours: ofDay.sort().join(', ') })]
      : [];
  });
};

const isWhole = (rate: number | null): rate is number => Number.isInteger(rate);

/** The draft of a tutor's profile, as the tutor's own page will show it. */
export function TutorPreview({ profile, draft }: { profile: Profile; draft: Draft }) {
  const names = usePaadamSelector(selectSubjectNames);
  const rate = rateOf(draft);
  const qualifications = new Set(draft.qualifications.map(({ text }) => text.trim()).filter(Boolean));
  const hours = hoursByDay(draft);
  const subjects = draft.subjects.flatMap((id) => names.get(id) ?? []);
  const whom = [
    draft.levels.map((level) => levelName(level)).join(', '),
    draft.boards.map((board) => examBoardName(board)).join(', '),
    draft.languages.length > 0
      ? words.taughtIn({ languages: draft.languages.map(languageName).join(', ') })
      : '',
  ].filter(Boolean);
  return (
    <>
      <PreviewedPerson profile={profile} draft={draft} />
      {subjects.length > 0 && (
        <Chips aria-label={words.subjects()}>
          {subjects.map((name) => (
            <li key={name}>
              <Chip tile={tileOf(name)}>{name}</Chip>
            </li>
          ))}
        </Chips>
      )}
      <Rate>
        {isWhole(rate) ? (
          <Words of={words.perHour} rate={formatRupees(rate)} strong={(text) => <strong>{text}</strong>} />
        ) : (
          words.noPriceYet()
        )}
      </Rate>
      <Block>
        <h3>{words.about()}</h3>
        {draft.bio.trim() ? (
          <Text data-people>{draft.bio.trim()}</Text>
        ) : (
          <Text>{words.nothingWrittenYet()}</Text>
        )}
      </Block>
      {draft.workingNote.trim() && (
        <Block>
          <h3>{words.howIWork()}</h3>
          <Text data-people>{draft.workingNote.trim()}</Text>
        </Block>
      )}
      {whom.length > 0 && (
        <Block>
          <h3>{words.whomITeach()}</h3>
          <Lines>
            {whom.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Lines>
        </Block>
      )}
      {qualifications.size > 0 && (
        <Block>
          <h3>{words.qualifications()}</h3>
          <Lines>
            {[...qualifications].map((line) => (
              <li key={line} data-people dir="auto">
                {line}
              </li>
            ))}
          </Lines>
        </Block>
      )}
      <Block>
        <h3>
          {hours.length > 0 ? words.availabilityIn({ zone: zoneName(draft.timeZone) }) : words.availability()}
        </h3>
        {hours.length > 0 ? (
          <Lines>
            {hours.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Lines>
        ) : (
          <Text>{words.anyTimeOnRequest()}</Text>
        )}
      </Block>
    </>
  );
}
