import { limits, roomLimits } from '@paadam/shared/domain';
import * as words from '../messages/legal';
import type { LegalPart, LegalText, SiteFacts, TextLink } from './legalText';

/**
 * The rules of the site and its help, in the words that people read. They say what this product does; have a lawyer read
 * them before you go live, and set the date with each change of the words.
 */

const date = '2026-11-26';
const { session, code, passwordCharacters, requests, twoStep } = limits;

/** How many requests may wait, by the lessons that the student has had. */
const requestsThatWait = (): string =>
  requests.waiting
    .map(({ fromLessons, inAll, ofOneTutor }) => {
      const many = ofOneTutor < inAll ? words.ofEachTutor({ inAll, ofOneTutor }) : `${inAll}`;
      return fromLessons === 0
        ? words.beforeFirstLesson({ many })
        : words.afterLessons({ many, lessons: fromLessons });
    })
    .join('; ');

const to = (path: string, label: string): TextLink => ({ to: path, label });
const mailTo = (email: string): TextLink => to(`mailto:${email}`, email);

const nameOf = ({ operator }: SiteFacts): string => operator?.name ?? words.theOperatorOfThisSite();

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How to reach the operator, as the end of a sentence. */
const writeToOperator = ({ email }: SiteFacts): (string | TextLink)[] =>
  email
    ? words.writeToOrUseThe({ email, mail: mailTo, link: (text) => to('/contact', text) })
    : words.contactForm({ link: (text) => to('/contact', text) });

const whoRunsThis = ({ operator, email }: SiteFacts): LegalPart => ({
  id: 'operator',
  title: words.whoRunsThisSite(),
  blocks: operator
    ? [
        {
          terms: [
            [words.operator(), operator.name ?? words.noName()],
            [words.postalAddress(), operator.address ?? words.noAddress()],
            [
              words.email(),
              email
                ? words.mail({ email, mail: mailTo })
                : words.byTheContactForm({ link: (text) => to('/contact', text) }),
            ],
            [words.grievanceOfficer(), operator.grievanceOfficer ?? words.noOfficer()],
          ],
        },
      ]
    : [words.thisPageCannotSayHere()],
});

const complaints = (site: SiteFacts): LegalPart => ({
  id: 'complaints',
  title: words.complaints(),
  blocks: [
    site.operator?.grievanceOfficer
      ? words.complaintsAboutTheSiteOr({ grievanceOfficer: site.operator.grievanceOfficer })
      : [words.forAComplaintAboutThe(), ...writeToOperator(site)],
    words.sayWhatHappenedWhenAnd(),
  ],
});

const terms = (site: SiteFacts): LegalText => ({
  title: words.termsOfUse(),
  lead: words.whatYouAgreeToWhen(),
  date,
  parts: [
    whoRunsThis(site),
    {
      id: 'what-paadam-is',
      title: words.whatPaadamIs(),
      blocks: [words.paadamIsAPlaceWhere({ site: nameOf(site) }), words.tutorsAreNotEmployedBy()],
    },
    {
      id: 'accounts',
      title: words.yourAccount(),
      blocks: [
        {
          points: [
            words.youRegisterAsAStudent(),
            words.youConfirmYourEMail({ digits: code.digits, minutes: code.minutes }),
            words.yourPasswordHasToCharacters({ min: passwordCharacters.min, max: passwordCharacters.max }),
            words.giveYourOwnNameAnd(),
            words.ifYouAreUnder18(),
          ],
        },
      ],
    },
    {
      id: 'booking',
      title: words.bookingALesson(),
      blocks: [
        {
          points: [
            words.aLessonTakes11({ bookingDaysAhead: limits.bookingDaysAhead }),
            words.whatYouSendIsA(),
            words.aRequestThatIsNot({ pendingBookingHours: limits.pendingBookingHours }),
            words.thePriceIsFixedWhen(),
            words.aTimeThatIsAsked(),
            words.requestsOfAStudentThat({ requestsThatWait: requestsThatWait() }),
          ],
        },
      ],
    },
    {
      id: 'cancelling',
      title: words.cancelling(),
      blocks: [
        {
          points: [
            words.aRequestThatWaitsCan(),
            words.anAcceptedLessonCanBe(),
            words.onceItHasStartedA(),
            words.everybodyWhoTakesPartIs(),
          ],
        },
        words.cancelAsEarlyAsYou(),
      ],
    },
    {
      id: 'paying',
      title: words.paying(),
      blocks: [
        (isPaidHere(site) ? words.paidTerms : words.theSiteShowsThePrice)({
          link: (text) => to('/refunds', text),
        }),
      ],
    },
    {
      id: 'lessons',
      title: words.duringTheLesson(),
      blocks: [
        words.lessonsTakePlaceInThe({ joinMinutes: limits.joinMinutes, recordDays: roomLimits.recordDays }),
      ],
    },
    {
      id: 'reviews',
      title: words.reviews(),
      blocks: [words.aStudentCanReviewEach()],
    },
    {
      id: 'parents',
      title: words.parents(),
      blocks: [words.aParentIsLinkedTo({ link: (text) => to('/safety', text) })],
    },
    {
      id: 'tutors',
      title: words.tutors(),
      blocks: [words.whatAProfileSaysIs()],
    },
    {
      id: 'not-allowed',
      title: words.whatIsNotAllowed(),
      blocks: [
        {
          points: [
            words.toPassForSomebodyElse(),
            words.toHarassOrThreatenAnybody(),
            words.toSitSomebodysExamOr(),
            words.toCollectPeoplesNamesPhotos(),
            words.toBreakIntoTheSite(),
          ],
        },
      ],
    },
    {
      id: 'law',
      title: words.theLawAndChangesOf(),
      blocks: [words.indianLawAppliesNothingHere(), words.theseTermsHoldFromThe()],
    },
    complaints(site),
  ],
});

const privacy = (site: SiteFacts): LegalText => ({
  title: words.privacy(),
  lead: words.whatPaadamKnowsAboutYou(),
  date,
  parts: [
    whoRunsThis(site),
    {
      id: 'what-is-stored',
      title: words.whatIsStored(),
      blocks: [
        {
          terms: [
            [words.yourAccount(), words.roleNameEMailAddress()],
            [words.yourPhoto(), words.ifYouUploadOneOr({ edge: limits.photo.edge })],
            [words.aTutorsProfile(), words.aboutYouHowYouWork()],
            [words.lessons2(), words.whoWithWhomBookedBy()],
            [words.lessonRooms(), words.whatIsDrawnAndWritten()],
            [words.reviews(), words.starsTextAndDayAnd()],
            [words.parentsAndChildren(), words.whoIsLinkedToWhom()],
            [words.twoStepSignIn(), words.ifYouTurnItOn()],
            [words.wishes(), words.theSubjectsOfWhoseFirst()],
            [words.signingIn(), words.whenWithWhichBrowserAnd()],
            [words.messages(), words.whatYouSendWithThe()],
          ],
        },
        words.theSiteDoesNotAsk(),
      ],
    },
    {
      id: 'what-for',
      title: words.whatItIsFor(),
      blocks: [words.toLetPeopleFindA()],
    },
    {
      id: 'who-sees-it',
      title: words.whoSeesIt(),
      blocks: [
        {
          terms: [
            [words.everybody(), words.aTutorsPublicPageName()],
            [words.theTutorsOfYourLessons(), words.aStudentsNameEMail()],
            [words.linkedParents(), words.theStudentsNameEMail()],
            [words.linkedChildren(), words.theirParentsNamesAndE()],
            [words.theOperator(), words.whatIsInTheDatabase()],
          ],
        },
        words.whoHasTheWebAddress(),
      ],
    },
    {
      id: 'how-long',
      title: words.howLongItIsKept(),
      blocks: [
        {
          terms: [
            [
              words.aSignIn(),
              words.itEndsWhenYouSign({ idleDays: session.idleDays, absoluteDays: session.absoluteDays }),
            ],
            [words.theRecordOfSignIns(), words.days400()],
            [words.aRegistrationThatWasNot(), words.days7()],
            [words.mailedCodes(), words.goodForMinutesADay({ minutes: code.minutes })],
            [words.theAnswerToABooking(), words.aDay()],
            [words.mailsThatTheSiteHas(), words.notKeptOnceTheMail()],
            [words.countsAgainstGuessingAndFlooding(), words.untilTheTimeTheyCount()],
            [words.recordsOfRooms(), words.daysAfterTheLesson({ recordDays: roomLimits.recordDays })],
            [words.messagesByContactForm(), words.twoYears()],
            [words.accountProfileLessonsReviewsAnd(), words.untilYouHaveThemDeleted()],
            [words.theServersLog(), words.whichPageOrCallWas()],
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: words.cookiesByName(),
      blocks: [
        words.theSiteSetsTheseAnd(),
        {
          terms: [
            ['paadam_session', words.keepsYouSignedInUp({ absoluteDays: session.absoluteDays })],
            ['token', words.showsThatAChangeComes()],
            ['paadam_known', words.tellsThatThisBrowserHas()],
            ['paadam_browser', words.tellsThisBrowserFromOthers()],
            ['paadam_second_step', words.betweenYourPasswordAndThe({ ticketMinutes: twoStep.ticketMinutes })],
            ['paadam_registration', words.bindsARegistrationToThe()],
            ['paadam_appearance', words.lightOrDarkOnceYou()],
            ['paadam_banner', words.thatYouHavePutThe()],
          ],
        },
        words.untilYouCloseTheTab(),
        words.noScriptOfAnotherCompany(),
      ],
    },
    {
      id: 'your-rights',
      title: words.whatYouCanAskFor(),
      blocks: [[words.yourProfilePageShowsWhat(), ...writeToOperator(site)], words.aParentCanAskFor()],
    },
    {
      id: 'children',
      title: words.children(),
      blocks: [words.aStudentUnder18Needs({ link: (text) => to('/safety', text) })],
    },
    complaints(site),
  ],
});

const isPaidHere = ({ operator }: SiteFacts): boolean => operator?.takesPayments === true;

const refunds = (site: SiteFacts): LegalText => {
  const isPaid = isPaidHere(site);
  const whoDecides = { capitalised: capitalised(nameOf(site)) };
  return {
    title: words.paymentsAndRefunds(),
    lead: isPaid ? words.paidHereLead() : words.thisSiteTakesNoPayments(),
    date,
    parts: [
      {
        id: 'who-is-paid',
        title: words.whomYouPay(),
        blocks: isPaid
          ? [words.paidToWhom(), words.paidUntilWhen()]
          : [words.youPayTheTutorIn(), words.theSiteDoesNotKnow()],
      },
      {
        id: 'what-you-owe',
        title: words.howMuchItIs(),
        blocks: [words.thePriceOnTheBookings()],
      },
      {
        id: 'cancelled',
        title: words.ifTheLessonDoesNot(),
        blocks: [
          {
            points: [
              words.requestsThatAreDeclinedCancelled(),
              ...(isPaid
                ? [words.paidCancelled(), words.paidProblem(), words.paidBack()]
                : [words.aLessonCanBeCancelled(), words.ifYouHadPaidFor(), words.ifSomebodyDidNotCome()]),
            ],
          },
          ...(isPaid ? [] : [words.weAdviseToPayAfter()]),
        ],
      },
      {
        id: 'disputes',
        title: words.ifYouDoNotAgree(),
        blocks: [
          [words.writeToEachOtherFirst(), ...writeToOperator(site)],
          isPaid ? words.paidDecides(whoDecides) : words.canLookIntoWhatThe(whoDecides),
        ],
      },
      whoRunsThis(site),
    ],
  };
};

const safety = (site: SiteFacts): LegalText => ({
  title: words.childSafety(),
  lead: words.whatKeepsChildrenSafeHere(),
  date,
  parts: [
    {
      id: 'now',
      title: words.ifAChildIsIn(),
      blocks: [
        {
          terms: [
            [words.policeAndAllEmergenciesIn(), words.text112({ link: (text) => to('tel:112', text) })],
            [words.childlineForChildrenAndFor(), words.text1098({ link: (text) => to('tel:1098', text) })],
            [
              words.crimesOnTheInternet(),
              words.cybercrimeGovInOrBy({
                link: (text) => to('https://cybercrime.gov.in', text),
                link2: (text) => to('tel:1930', text),
              }),
            ],
          ],
        },
        words.indianLawTheProtectionOf(),
      ],
    },
    {
      id: 'report',
      title: words.tellUs(),
      blocks: [
        [words.ifATutorAStudent(), ...writeToOperator(site)],
        words.sayWhoItWasAnd(),
        ...(site.operator?.grievanceOfficer
          ? [words.theGrievanceOfficerIs({ grievanceOfficer: site.operator.grievanceOfficer })]
          : site.operator
            ? [words.noOfficer()]
            : []),
      ],
    },
    {
      id: 'what-the-site-does',
      title: words.whatTheSiteDoes(),
      blocks: [
        {
          points: [
            words.studentsHaveNoPublicPage(),
            words.aReviewShowsAStudents(),
            words.aLinkedParentIsTold(),
            words.aParentCanBookFor(),
            words.whoAsksToBeLinked(),
          ],
        },
      ],
    },
    {
      id: 'what-it-does-not',
      title: words.whatItDoesNotDo(),
      blocks: [
        {
          points: [words.itDoesNotCheckWho(), words.itDoesNotAskFor(), words.itDoesNotSeeThe()],
        },
        words.soPleaseLookForYourself(),
      ],
    },
    {
      id: 'parents',
      title: words.whatParentsCanDo(),
      blocks: [
        {
          points: [
            words.registerAsAParentChoose(),
            words.talkWithTheTutorBefore(),
            words.beInTheRoomFor(),
            words.agreeThatTutorAndChild(),
            words.tellYourChildThatNo(),
          ],
        },
      ],
    },
    {
      id: 'students',
      title: words.forStudents(),
      blocks: [
        {
          points: [
            words.youMayEndALesson(),
            words.doNotSendPhotosOf(),
            words.giveAParentsCodeOnly(),
            words.ifSomethingFeelsWrongIt(),
          ],
        },
      ],
    },
    {
      id: 'tutors',
      title: words.forTutors(),
      blocks: [words.teachChildrenWithTheirParents()],
    },
    whoRunsThis(site),
  ],
});

const help = (site: SiteFacts): LegalText => ({
  title: words.help(),
  lead: words.answersToWhatPeopleAsk(),
  date,
  parts: [
    {
      id: 'find',
      title: words.howDoIFindA(),
      blocks: [
        words.openTutorsAndSearchBy({
          link: (text) => to('/tutors', text),
          link2: (text) => to('/subjects', text),
        }),
      ],
    },
    {
      id: 'book',
      title: words.howDoIBook(),
      blocks: [
        words.chooseBookNowAtA({ pendingBookingHours: limits.pendingBookingHours }),
        words.upToDaysAheadCan({ bookingDaysAhead: limits.bookingDaysAhead }),
      ],
    },
    {
      id: 'pay',
      title: words.howDoIPay(),
      blocks: [
        (isPaidHere(site) ? words.paidHow : words.youArrangeThatWithThe)({
          link: (text) => to('/refunds', text),
        }),
      ],
    },
    {
      id: 'cancel',
      title: words.howDoICancelOr(),
      blocks: [words.openTheLessonAndChoose()],
    },
    {
      id: 'join',
      title: words.howDoIJoin(),
      blocks: [words.joinNowStandsAtThe({ joinMinutes: limits.joinMinutes })],
    },
    {
      id: 'parents',
      title: words.iAmAParentHow(),
      blocks: [words.registerAsAParentAnd({ digits: code.digits, minutes: code.minutes })],
    },
    {
      id: 'review',
      title: words.howDoIReviewA(),
      blocks: [words.onceALessonIsCompleted()],
    },
    {
      id: 'teach',
      title: words.iWantToTeachWhat(),
      blocks: [words.registerAsATutorThen({ link: (text) => to('/register?role=tutor', text) })],
    },
    {
      id: 'sign-in',
      title: words.iCannotSignIn(),
      blocks: [
        words.withForgotPasswordYouSet({
          digits: code.digits,
          minutes: code.minutes,
          tries: code.tries,
          secondsBetweenSends: code.secondsBetweenSends,
          link: (text) => to('/forgot-password', text),
        }),
        words.withTwoStepSignIn(),
        words.youAreSignedOutAfter({ idleDays: session.idleDays, absoluteDays: session.absoluteDays }),
      ],
    },
    {
      id: 'more',
      title: words.somethingElse(),
      blocks: [
        [words.ifYourQuestionIsNot(), ...writeToOperator(site)],
        words.theRulesAreInTerms({
          link: (text) => to('/terms', text),
          link2: (text) => to('/privacy', text),
          link3: (text) => to('/safety', text),
        }),
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
