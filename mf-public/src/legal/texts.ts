import { limits } from '@paadam/shared/domain';
import type { LegalPart, LegalText, SiteFacts, TextLink } from './legalText';

/**
 * The rules of the site and its help, in the words that people read. They say what this product does; have a lawyer read
 * them before you go live, and set the date with each change of the words.
 */

const date = '2026-11-22';
const { session, code, passwordCharacters, requests, twoStep } = limits;

/** How many requests may wait, by the lessons that the student has had. */
const requestsThatWait = (): string =>
  requests.waiting
    .map(({ fromLessons, inAll, ofOneTutor }) => {
      const many = ofOneTutor < inAll ? `${inAll}, of each tutor ${ofOneTutor}` : `${inAll}`;
      if (fromLessons === 0) return `${many}, before the first lesson`;
      return `${many}, after ${fromLessons === 1 ? 'the first lesson' : `${fromLessons} lessons`}`;
    })
    .join('; ');

const to = (path: string, label: string): TextLink => ({ to: path, label });
const mailTo = (email: string): TextLink => to(`mailto:${email}`, email);

const nameOf = ({ operator }: SiteFacts): string => operator?.name ?? 'the operator of this site';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How to reach the operator, as the end of a sentence. */
const writeToOperator = ({ email }: SiteFacts): (string | TextLink)[] =>
  email
    ? ['write to ', mailTo(email), ' or use the ', to('/contact', 'contact form'), '.']
    : ['use the ', to('/contact', 'contact form'), '.'];

const whoRunsThis = ({ operator, email }: SiteFacts): LegalPart => ({
  id: 'operator',
  title: 'Who runs this site',
  blocks: operator
    ? [
        {
          terms: [
            ['Operator', operator.name ?? 'The operator of this site has not given a name.'],
            [
              'Postal address',
              operator.address ?? 'The operator of this site has not given a postal address.',
            ],
            ['E-mail', email ? [mailTo(email)] : [to('/contact', 'By the contact form')]],
            [
              'Grievance officer',
              operator.grievanceOfficer ?? 'The operator of this site has not named a grievance officer.',
            ],
          ],
        },
      ]
    : ['This page cannot say here who the operator of this site is. The same page of the full site does.'],
});

const complaints = (site: SiteFacts): LegalPart => ({
  id: 'complaints',
  title: 'Complaints',
  blocks: [
    site.operator?.grievanceOfficer
      ? `Complaints about the site, or about what somebody has written or done on it, reach the grievance officer: ${site.operator.grievanceOfficer}.`
      : [
          'For a complaint about the site, or about what somebody has written or done on it, ',
          ...writeToOperator(site),
        ],
    'Say what happened, when, and who was part of it; the address of the page helps. India’s Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021 ask that a complaint be acknowledged within 24 hours and settled within 15 days.',
  ],
});

const terms = (site: SiteFacts): LegalText => ({
  title: 'Terms of Use',
  lead: 'What you agree to when you use Paadam, and what you can expect of it.',
  date,
  parts: [
    whoRunsThis(site),
    {
      id: 'what-paadam-is',
      title: 'What Paadam is',
      blocks: [
        `Paadam is a place where students, parents and tutors find each other and agree on one-on-one online lessons. It is run by ${nameOf(site)}.`,
        'Tutors are not employed by the site. A lesson is agreed between the tutor and the student, or the parent who books for the student; the site keeps the calendar of it, and tells everybody who takes part.',
      ],
    },
    {
      id: 'accounts',
      title: 'Your account',
      blocks: [
        {
          points: [
            'You register as a student, a parent or a tutor. The role cannot be changed afterwards.',
            `You confirm your e-mail address with a ${code.digits}-digit code, which is good for ${code.minutes} minutes and can be used once.`,
            `Your password has ${passwordCharacters.min} to ${passwordCharacters.max} characters. Keep it, and every code, to yourself: nobody from Paadam asks for them.`,
            'Give your own name, and facts that are true. Do not use somebody else’s account.',
            'If you are under 18, register only if your parent or guardian agrees, and let them link to your account. The site does not ask for your age.',
          ],
        },
      ],
    },
    {
      id: 'booking',
      title: 'Booking a lesson',
      blocks: [
        {
          points: [
            `A lesson takes 1, 1.5 or 2 hours and can be asked for up to ${limits.bookingDaysAhead} days ahead, in a subject that the tutor teaches. Where the tutor has given weekly hours, it lies within them.`,
            'What you send is a request. The lesson is agreed once the tutor accepts it.',
            `A request that is not answered within ${limits.pendingBookingHours} hours expires; one for an earlier time expires at the lesson’s start.`,
            'The price is fixed when you send the request: the tutor’s hourly rate at that moment, for the time of the lesson. A later change of the rate does not touch it.',
            'A time that is asked for or agreed is taken, for the tutor and for the student, until the request is declined, cancelled or expires.',
            `Requests of a student that may wait for an answer: ${requestsThatWait()}.`,
          ],
        },
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling',
      blocks: [
        {
          points: [
            'A request that waits can be cancelled by the student or a linked parent. The tutor can decline it.',
            'An accepted lesson can be cancelled until its start, by the tutor, the student or a linked parent.',
            'Once it has started a lesson can no longer be cancelled, and at its end it counts as completed.',
            'Everybody who takes part is told by mail of what becomes of a lesson.',
          ],
        },
        'Cancel as early as you can: somebody has kept the time free for you.',
      ],
    },
    {
      id: 'paying',
      title: 'Paying',
      blocks: [
        [
          'The site shows the price of each lesson and takes no payments. Tutor and student, or parent, arrange the payment between themselves. ',
          to('/refunds', 'Payments and Refunds'),
          ' says what that means.',
        ],
      ],
    },
    {
      id: 'lessons',
      title: 'During the lesson',
      blocks: [
        `Lessons take place in the lesson’s room on this site. Join Now leads there from ${limits.joinMinutes} minutes before the start until the end. A tutor may also give a meeting link of another service, which is marked as outside Paadam. What is drawn and written in the room, and who was there when, is kept with the lesson for its student, its tutor and linked parents; sound and pictures are not recorded. Record one yourself only if everybody in it agrees, and a child’s parent too.`,
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews',
      blocks: [
        'A student can review each completed lesson once, with one to five stars and a text. Everybody sees a review on the tutor’s page, with the student’s first name and the initial of the last. Write what you have seen yourself. What insults, threatens, or tells of somebody’s private life does not belong there.',
      ],
    },
    {
      id: 'parents',
      title: 'Parents',
      blocks: [
        [
          'A parent is linked to a student by a code that is mailed to the student, and that the student hands on. A linked parent sees the student’s lessons and reviews, and can book and cancel lessons for them. Either side can end the link. ',
          to('/safety', 'Child Safety'),
          ' has more.',
        ],
      ],
    },
    {
      id: 'tutors',
      title: 'Tutors',
      blocks: [
        'What a profile says is written by the tutor, who answers for it: qualifications, subjects, photo and rate have to be true. Keep your hours up to date, answer requests, and be there on time. Taxes on what you earn are yours to pay.',
      ],
    },
    {
      id: 'not-allowed',
      title: 'What is not allowed',
      blocks: [
        {
          points: [
            'To pass for somebody else, or to register for somebody who does not know of it.',
            'To harass or threaten anybody, or to expose a child to anything that harms it.',
            'To sit somebody’s exam, or to write what a student hands in as their own work.',
            'To collect people’s names, photos or addresses, or to send them advertising.',
            'To break into the site or other people’s accounts, or to burden the site with calls that nobody needs.',
          ],
        },
      ],
    },
    {
      id: 'law',
      title: 'The law, and changes of these terms',
      blocks: [
        'Indian law applies. Nothing here takes from you what the law gives you as a consumer, or a child as a child.',
        'These terms hold from the date above. When they change, the date changes with them.',
      ],
    },
    complaints(site),
  ],
});

const privacy = (site: SiteFacts): LegalText => ({
  title: 'Privacy',
  lead: 'What Paadam knows about you, who sees it, and how long it is kept. No advertising, no trackers.',
  date,
  parts: [
    whoRunsThis(site),
    {
      id: 'what-is-stored',
      title: 'What is stored',
      blocks: [
        {
          terms: [
            [
              'Your account',
              'Role, name, e-mail address, time zone and the day you registered. Of your password only an Argon2id hash, from which it cannot be read.',
            ],
            [
              'Your photo',
              `If you upload one, or give its web address: a square of ${limits.photo.edge} pixels, without the place and the camera that a phone writes into its files. The file itself is not kept.`,
            ],
            [
              'A tutor’s profile',
              'About you, how you work, qualifications, subjects, languages, levels, boards, rate and weekly hours; and, worked out from your bookings, how fast you answer and how many lessons you have taught.',
            ],
            [
              'Lessons',
              'Who, with whom, booked by whom, subject, time, price, the note to the tutor, the meeting link, and when and by whom a lesson was asked for, accepted, declined or cancelled, with the reason that was given.',
            ],
            ['Reviews', 'Stars, text and day, and the lesson they are about.'],
            ['Parents and children', 'Who is linked to whom, and since when.'],
            [
              'Two-step sign-in',
              'If you turn it on: the secret that your app shares with us, sealed with a key that is not kept beside it, and hashes of your recovery codes.',
            ],
            ['Wishes', 'The subjects of whose first tutor you want to be told.'],
            [
              'Signing in',
              'When, with which browser and from which network address somebody signed in to your account, tried to, or changed its password, e-mail address, two-step sign-in or links.',
            ],
            [
              'Messages',
              'What you send with the contact form, with the name and the address you give there.',
            ],
          ],
        },
        'The site does not ask for your age, phone number, address, school or any bank details.',
      ],
    },
    {
      id: 'what-for',
      title: 'What it is for',
      blocks: [
        'To let people find a tutor, agree on lessons and keep them, to mail you about your own lessons and account, and to keep accounts safe. It is not sold, not used for advertising, and not used to build a picture of you.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      blocks: [
        {
          terms: [
            [
              'Everybody',
              'A tutor’s public page: name, photo, what the profile says, free times, how fast requests are answered, how many lessons were taught, ratings and reviews. A tutor’s e-mail address, unless the tutor keeps it to people with a booking. A review stands under the first name and the initial of the last.',
            ],
            [
              'The tutors of your lessons',
              'A student’s name, e-mail address and photo, the lessons with that tutor, the note, and the name of a parent who booked.',
            ],
            ['Linked parents', 'The student’s name, e-mail address, photo, lessons, reviews and progress.'],
            ['Linked children', 'Their parents’ names and e-mail addresses.'],
            [
              'The operator',
              'What is in the database, as far as running the site and answering you takes it.',
            ],
          ],
        },
        'Who has the web address of a photo here sees it without signing in. A picture that a person names by an address elsewhere is fetched from there once, by us, and shown from here: that site does not learn who looks at it. A meeting link leads to another service, with rules of its own.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long it is kept',
      blocks: [
        {
          terms: [
            [
              'A sign-in',
              `It ends when you sign out, after ${session.idleDays} days without use, and after ${session.absoluteDays} days in any case.`,
            ],
            ['The record of sign-ins and of changes to them', '400 days.'],
            ['A registration that was not confirmed', '7 days.'],
            ['Mailed codes', `Good for ${code.minutes} minutes; a day later they are deleted.`],
            ['The answer to a booking request, so that a repeated click books once', 'A day.'],
            ['Mails that the site has sent', 'Not kept, once the mail server has taken them.'],
            ['Counts against guessing and flooding', 'Until the time they count for has passed.'],
            [
              'Account, profile, lessons, reviews and messages',
              'Until you have them deleted. What the other people of a lesson need, or the law asks to keep, stays as long as that.',
            ],
            [
              'The server’s log',
              'Which page or call was asked for, when and from which network address, without what was typed or searched. How long it is kept, the operator decides.',
            ],
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies, by name',
      blocks: [
        'The site sets these and no others, all its own. None of them follows you to other sites. Over https, __Host- stands before the names of those that scripts cannot read, which keeps other sites from writing them.',
        {
          terms: [
            [
              'paadam_session',
              `Keeps you signed in. Up to ${session.absoluteDays} days, or until you sign out. Scripts cannot read it.`,
            ],
            ['token', 'Shows that a change comes from a page of this site. As long as paadam_session.'],
            [
              'paadam_known',
              'Tells that this browser has signed in to an account before, so that a stranger who guesses at your password does not keep you out. A year.',
            ],
            [
              'paadam_browser',
              'Tells this browser from others while nobody is signed in, so that wrong passwords and codes are counted apart from a stranger’s. 30 days.',
            ],
            [
              'paadam_second_step',
              `Between your password and the code of two-step sign-in, binds the one to the other. ${twoStep.ticketMinutes} minutes.`,
            ],
            ['paadam_registration', 'Binds a registration to the browser that began it. A day.'],
            ['paadam_appearance', 'Light or dark, once you have chosen. A year.'],
            [
              'paadam_banner',
              'That you have put the invitation above the page away. Until you close the browser.',
            ],
          ],
        },
        'Until you close the tab, your browser also remembers how far a page was scrolled, and that you have dismissed the banner.',
        'No script of another company runs here: no analytics, no advertising, no buttons of social networks. To find faults, your browser reports how long parts of the site took to load and whether they did; nothing in that says who you are.',
      ],
    },
    {
      id: 'your-rights',
      title: 'What you can ask for',
      blocks: [
        [
          'Your profile page shows what you have entered, and lets you change it; its Security part shows where you are signed in and the last sign-ins. An account, or anything about you, is deleted on request: there is no button for it. To have it deleted, corrected or sent to you, ',
          ...writeToOperator(site),
        ],
        'A parent can ask for a child. Please write from the address of the account, so that nobody else gets what is yours.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        [
          'A student under 18 needs a parent’s or guardian’s agreement. Nothing is advertised to children, and nobody’s behaviour is watched. See ',
          to('/safety', 'Child Safety'),
          '.',
        ],
      ],
    },
    complaints(site),
  ],
});

const refunds = (site: SiteFacts): LegalText => ({
  title: 'Payments and Refunds',
  lead: 'This site takes no payments, so it has none to give back. Here is what that means for you.',
  date,
  parts: [
    {
      id: 'who-is-paid',
      title: 'Whom you pay',
      blocks: [
        'You pay the tutor, in a way and at a time that the two of you agree on. The site does not ask for a card or an account, holds no money, and charges neither students, parents nor tutors.',
        'The site does not know whether a lesson was paid. What a tutor sees as earnings is the prices of agreed and taught lessons, added up; it is not a statement of money received.',
      ],
    },
    {
      id: 'what-you-owe',
      title: 'How much it is',
      blocks: [
        'The price on the booking’s page, fixed when the lesson was asked for: the tutor’s hourly rate then, for the time of the lesson. No fee is added. Whoever asks for more than that has no ground for it on this site.',
      ],
    },
    {
      id: 'cancelled',
      title: 'If the lesson does not take place',
      blocks: [
        {
          points: [
            'Requests that are declined, cancelled or expire cost nothing.',
            'A lesson can be cancelled on the site until its start, by either side, and no fee is taken for it here.',
            'If you had paid for it in advance, the tutor has the money, and gives it back. Agree on how before you pay.',
            'If somebody did not come, the site cannot tell: at its end an accepted lesson counts as completed. Settle it with each other.',
          ],
        },
        'We advise to pay after the lesson, or one lesson ahead at most, in a way that leaves a trace.',
      ],
    },
    {
      id: 'disputes',
      title: 'If you do not agree',
      blocks: [
        [
          'Write to each other first. The booking’s page shows what was agreed, when, and who cancelled: that is what both sides can point to. If it does not help, ',
          ...writeToOperator(site),
        ],
        `${capitalised(nameOf(site))} can look into what the site has on record, but cannot give back money that it never had.`,
      ],
    },
    whoRunsThis(site),
  ],
});

const safety = (site: SiteFacts): LegalText => ({
  title: 'Child Safety',
  lead: 'What keeps children safe here, what the site does not do, and where to turn when something is wrong.',
  date,
  parts: [
    {
      id: 'now',
      title: 'If a child is in danger',
      blocks: [
        {
          terms: [
            ['Police and all emergencies in India', [to('tel:112', '112')]],
            ['Childline, for children and for who worries about one', [to('tel:1098', '1098')]],
            [
              'Crimes on the internet',
              [
                to('https://cybercrime.gov.in', 'cybercrime.gov.in'),
                ', or by phone ',
                to('tel:1930', '1930'),
              ],
            ],
          ],
        },
        'Indian law (the Protection of Children from Sexual Offences Act, 2012) asks everybody who knows of a sexual offence against a child, or fears one, to report it to the police.',
      ],
    },
    {
      id: 'report',
      title: 'Tell us',
      blocks: [
        [
          'If a tutor, a student or a parent on this site has said or done something that is not right, tell us as well: ',
          ...writeToOperator(site),
        ],
        'Say who it was and in which lesson. Keep messages and pictures that show it. You need not be sure, and you need not be the parent.',
        ...(site.operator?.grievanceOfficer
          ? [`The grievance officer is ${site.operator.grievanceOfficer}.`]
          : site.operator
            ? ['The operator of this site has not named a grievance officer.']
            : []),
      ],
    },
    {
      id: 'what-the-site-does',
      title: 'What the site does',
      blocks: [
        {
          points: [
            'Students have no public page. Only the tutors of their lessons, and linked parents, see a student’s name, e-mail address and photo.',
            'A review shows a student’s first name and the initial of the last.',
            'A linked parent is told of each request of a child and of what becomes of it, sees all the lessons with their meeting links, and can cancel them until they start.',
            'A parent can book for the child, so that the child need not deal with a tutor alone.',
            'Who asks to be linked as a parent is named in the mail to the child. Without the code in that mail nothing happens, and either side can end a link.',
          ],
        },
      ],
    },
    {
      id: 'what-it-does-not',
      title: 'What it does not do',
      blocks: [
        {
          points: [
            'It does not check who a tutor is. What a profile says of qualifications and experience, the tutor has written; there is no check of papers or of the police’s records. What our other pages say of tutors and their number is no such check either.',
            'It does not ask for anybody’s age.',
            'It does not see the lesson, and records neither sound nor pictures; what is drawn and written in its room is kept. Where a tutor gives a meeting link, what happens behind it is another service’s.',
          ],
        },
        'So please look for yourself, as below.',
      ],
    },
    {
      id: 'parents',
      title: 'What parents can do',
      blocks: [
        {
          points: [
            'Register as a parent, choose Add Child, and enter the code that your child is mailed. Then you see everything that is booked.',
            'Talk with the tutor before the first lesson. Ask for papers and for somebody to call.',
            'Be in the room for the first lessons; later, let the door stand open.',
            'Agree that tutor and child talk in lessons, and that you read along in whatever else they use.',
            'Tell your child that no tutor needs a photo, a secret or a meeting alone, and that nobody is angry with who speaks up.',
          ],
        },
      ],
    },
    {
      id: 'students',
      title: 'For students',
      blocks: [
        {
          points: [
            'You may end a lesson at any moment, without giving a reason.',
            'Do not send photos of yourself, your address or your passwords, whoever asks.',
            'Give a parent’s code only to your own parent.',
            'If something feels wrong, it is right to tell somebody: a parent, a teacher, or 1098.',
          ],
        },
      ],
    },
    {
      id: 'tutors',
      title: 'For tutors',
      blocks: [
        'Teach children with their parents’ knowledge. Keep to lessons and their subject, to the times that were booked and to a meeting link that parents can open, too. Do not record a child. Do not offer or ask for gifts, secrets or private meetings. If a child tells you of harm, report it.',
      ],
    },
    whoRunsThis(site),
  ],
});

const help = (site: SiteFacts): LegalText => ({
  title: 'Help',
  lead: 'Answers to what people ask most: finding a tutor, booking, cancelling, joining, and getting back in.',
  date,
  parts: [
    {
      id: 'find',
      title: 'How do I find a tutor?',
      blocks: [
        [
          'Open ',
          to('/tutors', 'Tutors'),
          ' and search by name, subject or topic, or narrow the list by what matters to you. ',
          to('/subjects', 'Subjects'),
          ' has a page for each subject; where nobody teaches it yet, you can be told of its first tutor. It costs nothing, and you need no account to look.',
        ],
      ],
    },
    {
      id: 'book',
      title: 'How do I book?',
      blocks: [
        `Choose Book Now at a tutor, then subject, duration and one of the free times, and add a note if you like. The tutor answers within ${limits.pendingBookingHours} hours, at the latest by the start of the lesson; otherwise the request expires and the time is free again. You are mailed what becomes of it.`,
        `Up to ${limits.bookingDaysAhead} days ahead can be booked. The price you see is fixed with the request.`,
      ],
    },
    {
      id: 'pay',
      title: 'How do I pay?',
      blocks: [
        [
          'You arrange that with the tutor: the site takes no payments. See ',
          to('/refunds', 'Payments and Refunds'),
          '.',
        ],
      ],
    },
    {
      id: 'cancel',
      title: 'How do I cancel or move a lesson?',
      blocks: [
        'Open the lesson and choose Cancel lesson. That works until the lesson starts, for the student, a linked parent and, once it is accepted, the tutor. To move a lesson, open it and choose Propose another time: it moves once the other side takes one of the times.',
      ],
    },
    {
      id: 'join',
      title: 'How do I join?',
      blocks: [
        `Join Now stands at the lesson, and works from ${limits.joinMinutes} minutes before the start until the end. It leads into the lesson’s room, with video, a board and a chat, in your browser: there is nothing to install. A tutor may give a meeting link of another service as well, which stands beside it. You are reminded by mail a day and an hour before.`,
      ],
    },
    {
      id: 'parents',
      title: 'I am a parent. How do I follow my child’s lessons?',
      blocks: [
        `Register as a parent and your child as a student. Then choose Add Child and give your child’s e-mail address. Your child is mailed a ${code.digits}-digit code, good for ${code.minutes} minutes, which you enter. From then on you see the lessons, can book and cancel them, and are told of what is booked. Either of you can end the link.`,
      ],
    },
    {
      id: 'review',
      title: 'How do I review a tutor?',
      blocks: [
        'Once a lesson is completed, the student finds Leave Review at it: one to five stars, and a text. It stands on the tutor’s page with the first name and an initial, and cannot be changed afterwards.',
      ],
    },
    {
      id: 'teach',
      title: 'I want to teach. What do I need?',
      blocks: [
        [
          to('/register?role=tutor', 'Register as a tutor'),
          ', then fill in your profile: with at least one subject and an hourly rate you are in the list, and with weekly hours people see your free times. Requests are mailed to you, and stand under Manage Bookings.',
        ],
      ],
    },
    {
      id: 'sign-in',
      title: 'I cannot sign in',
      blocks: [
        [
          'With ',
          to('/forgot-password', 'Forgot Password'),
          ` you set a new password by a ${code.digits}-digit code that is mailed to you. It is good for ${code.minutes} minutes and for ${code.tries} tries; another can be sent after ${code.secondsBetweenSends} seconds. Look in the spam folder, too. After many wrong passwords the site makes you wait, and says for how long.`,
        ],
        'With two-step sign-in, which is turned on in your profile’s Security part, a code of an authenticator app follows the password. Without the app, use one of the recovery codes that you were shown then; each works once. A new password does not turn it off.',
        `You are signed out after ${session.idleDays} days without a visit, and ${session.absoluteDays} days after signing in. Your profile’s Security part shows where you are signed in, and signs out what you do not know.`,
      ],
    },
    {
      id: 'more',
      title: 'Something else?',
      blocks: [
        ['If your question is not here, ', ...writeToOperator(site)],
        [
          'The rules are in ',
          to('/terms', 'Terms of Use'),
          ', what is stored in ',
          to('/privacy', 'Privacy'),
          ', and what to do if a child may be in danger in ',
          to('/safety', 'Child Safety'),
          '.',
        ],
      ],
    },
    whoRunsThis(site),
  ],
});

/** By the page's path. */
export const legalTexts: Readonly<Record<string, (site: SiteFacts) => LegalText>> = {
  '/terms': terms,
  '/privacy': privacy,
  '/refunds': refunds,
  '/safety': safety,
  '/help': help,
};
