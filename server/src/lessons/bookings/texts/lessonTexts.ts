import { limits, webUrl } from '@paadam/shared/domain';
import { nameInMail } from '../../../foundation/mail/nameInMail';
import * as words from '../../../messages/booking-mails';
import { subjectName } from '../../../people/subjects/subjectName';
import type { BookingNews, Text } from '../bookingNews';
import type { Reader } from '../peopleOf';
import { lessonOf, namesIn, timeFor } from './lessonNames';

export const reminder = (news: BookingNews, reader: Reader): Text => {
  const { booking, hours = 1 } = news;
  const { role } = reader;
  const link = booking.payBy && role !== 'tutor' ? null : webUrl(booking.meetingLink);
  const names = namesIn(news);
  const lesson = lessonOf(news, reader.whose);
  const minutes = limits.joinMinutes;
  return {
    subject: hours > 1 ? words.comingUp(lesson) : words.startingSoon(lesson),
    paragraphs: [
      words.reminderOf({ ...names, reader: role, when: timeFor(reader, booking) }),
      role === 'parent' ? words.inRoomOfChild({ minutes }) : words.inRoom({ minutes }),
      ...(link
        ? [role === 'tutor' ? words.yourLink({ link }) : words.tutorsLink({ tutor: names.tutor, link })]
        : []),
    ],
  };
};

export const meetingLink = (news: BookingNews, reader: Reader): Text => {
  const { booking, by, isChange } = news;
  const tutor = nameInMail(by?.name ?? booking.tutor.name);
  const deed = !booking.meetingLink ? 'removed' : isChange ? 'changed' : 'given';
  const about = { ...lessonOf(news, reader.whose), tutor, deed } as const;
  const whatNext = { removed: words.linkGone, changed: words.linkReplaced, given: words.linkBelow };
  return {
    subject: words.linkSet(about),
    paragraphs: [words.linkSetWhen({ ...about, when: timeFor(reader, booking) }), whatNext[deed]()],
    ...(booking.meetingLink && joinBy(webUrl(booking.meetingLink))),
  };
};

const joinBy = (link: string | null) => (link ? { action: { label: words.join(), url: link } } : {});

export const completed = (news: BookingNews, reader: Reader): Text => ({
  subject: words.howWas(lessonOf(news, reader.whose)),
  paragraphs: [words.firstLessonEnded({ tutor: namesIn(news).tutor }), words.shownAs()],
  action: { ...reader.action, label: words.leaveReview() },
});

export const reviewed = (news: BookingNews, reader: Reader): Text => {
  const { booking, by } = news;
  const mover = nameInMail(by?.name ?? booking.student.name);
  return {
    subject: words.reviewed({ student: mover, subject: subjectName(booking) }),
    paragraphs: [
      words.stars({
        ...lessonOf(news, reader.whose),
        mover,
        stars: booking.review?.rating ?? 0,
        most: limits.stars,
        when: timeFor(reader, booking),
      }),
    ],
    action: { ...reader.action, label: words.seeReview() },
  };
};

/** To the person who did it, for their own calendar. */
export const ownDeed = (news: BookingNews, reader: Reader): Text => {
  const { event, booking } = news;
  const deed =
    event === 'accepted' || event === 'cancelled' || event === 'moved'
      ? event
      : booking.meetingLink
        ? 'linked'
        : 'unlinked';
  const about = { ...namesIn(news), reader: reader.role, deed } as const;
  return {
    subject: words.forCalendar(about),
    paragraphs: [words.ownDeed({ ...about, when: timeFor(reader, booking) }), words.bringsIntoCalendar()],
  };
};
