import type { TutorCounts } from '@paadam/shared/contract';
import {
  anAuthData,
  apiLog,
  apiUrl,
  aSubject,
  aTutor,
  failure,
  HttpResponse,
  http,
  list,
  ok,
  server,
} from '@paadam/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { oneTutorCounted } from '../testing/oneTutorCounted';
import { openPage } from '../testing/openPage';

const meera = aTutor();
const ravi = aTutor({ _id: '01900000-0000-7000-8000-000000000102', name: 'Ravi Kumar' });
const mathematics = aSubject();

/** Answers each question for the list, and keeps what was asked: the address's search, without the page's size. */
const answerTutors = (
  answer: (asked: URLSearchParams) => Response | Promise<Response> = () => HttpResponse.json(list([meera])),
) => {
  const questions: string[] = [];
  server.use(
    http.get(apiUrl('/get_all_tutors'), ({ request }) => {
      const asked = new URL(request.url).searchParams;
      asked.delete('limit');
      questions.push(asked.toString());
      return answer(asked);
    }),
  );
  return questions;
};
const nobody = () => HttpResponse.json(list([]));

/** Answers how many tutors there are: as many as `all` without a filter, else as many as `found`. */
const answerCounts = (found: Partial<TutorCounts>, all: Partial<TutorCounts> = { total: 16 }) => {
  server.use(
    http.get(apiUrl('/tutors/counts'), ({ request }) => {
      const counts = new URL(request.url).searchParams.size > 0 ? found : all;
      return HttpResponse.json(ok({ ...oneTutorCounted, ...counts }));
    }),
  );
};

beforeEach(() => {
  server.use(http.get(apiUrl('/subjects'), () => HttpResponse.json(list([mathematics]))));
  answerCounts({});
});

const words = () => screen.getByRole('searchbox', { name: 'Search' });
const filter = (name: string) => screen.getByLabelText(name);
const shown = () => screen.findByText(/^1 (tutor shown|of 16 tutors)$/);

describe('a search', () => {
  test('is what the address says, and the fields show it', async () => {
    const questions = answerTutors();
    openPage(`/tutors?q=algebra&subject=${mathematics._id}&minRate=300&maxRate=900&day=Monday&sort=price-up`);
    await shown();
    await screen.findByRole('option', { name: /^Mathematics/ });
    expect(words()).toHaveValue('algebra');
    expect(filter('Subject')).toHaveDisplayValue(/^Mathematics/);
    expect(filter('Price from')).toHaveValue('300');
    expect(filter('Price to')).toHaveValue('900');
    expect(filter('Day')).toHaveDisplayValue(/^Monday/);
    expect(filter('Sort by')).toHaveDisplayValue('Lowest price');
    expect(questions).toEqual([
      `q=algebra&subject=${mathematics._id}&minRate=300&maxRate=900&day=Monday&sort=price-up`,
    ]);
  });

  test('takes both of two choices in one moment', async () => {
    answerTutors();
    const { router } = openPage('/tutors');
    await shown();
    act(() => {
      fireEvent.change(filter('Day'), { target: { value: 'Friday' } });
      fireEvent.change(filter('Sort by'), { target: { value: 'rating' } });
    });
    await waitFor(() => expect(router.state.location.search).toBe('?day=Friday&sort=rating'));
  });

  test('of an unreadable price shows what to write, and searches for no other price', async () => {
    const questions = answerTutors();
    const { user } = openPage('/tutors?q=algebra');
    await user.type(filter('Price from'), '500-800{Enter}');
    expect(filter('Price from')).toBeInvalid();
    await user.tab();
    expect(filter('Price from')).toHaveValue('500-800');
    expect(filter('Price from')).toHaveAccessibleDescription(
      'Enter whole rupees, such as 500, up to ₹1,00,000.',
    );
    expect(questions.filter((asked) => asked.includes('minRate'))).toEqual([]);
    await user.clear(filter('Price from'));
    await user.type(filter('Price from'), 'Rs. 1,250/-{Enter}');
    await waitFor(() => expect(questions.at(-1)).toBe('q=algebra&minRate=1250'));
    expect(filter('Price from')).not.toBeInvalid();
  });

  test('of an unreadable price in the address shows it as typed', async () => {
    answerTutors();
    openPage('/tutors?maxRate=5e3');
    expect(filter('Price to')).toHaveValue('5e3');
    expect(filter('Price to')).toBeInvalid();
  });

  test('that is entered goes into the address, and beside what else stands there', async () => {
    const questions = answerTutors();
    const { user, router } = openPage('/tutors?child=arun');
    await screen.findByRole('option', { name: /^Mathematics/ });
    await user.selectOptions(filter('Subject'), mathematics._id);
    await user.selectOptions(filter('Day'), 'Friday');
    await user.selectOptions(filter('Sort by'), 'Best rated');
    await user.type(filter('Price from'), '₹1,250.50');
    await user.type(filter('Price to'), '2000{Enter}');
    await user.type(words(), 'algebra{Enter}');
    const search = `q=algebra&subject=${mathematics._id}&minRate=1250&maxRate=2000&day=Friday&sort=rating`;
    await waitFor(() => {
      const { searchParams } = new URL(router.state.location.search, 'http://localhost');
      expect(searchParams.get('child')).toBe('arun');
      searchParams.delete('child');
      expect(searchParams.toString()).toBe(search);
    });
    await waitFor(() => expect(questions.at(-1)).toBe(search));
  });

  test('of words waits for a pause, and asks once', async () => {
    const questions = answerTutors();
    const { user, router } = openPage('/tutors');
    await shown();
    await user.type(words(), 'algebra');
    await waitFor(() => expect(questions).toEqual(['', 'q=algebra']));
    expect(router.state.location.search).toBe('?q=algebra');
    await user.type(words(), ' {Enter}');
    await user.tab();
    await shown();
    expect(questions).toEqual(['', 'q=algebra']);
  });

  test('goes back step by step, a word being one of them', async () => {
    const questions = answerTutors();
    const { user, router } = openPage('/tutors');
    await shown();
    await user.type(words(), 'alg');
    await waitFor(() => expect(questions).toHaveLength(2));
    await user.type(words(), 'ebra');
    await waitFor(() => expect(questions.at(-1)).toBe('q=algebra'));
    await user.selectOptions(filter('Day'), 'Monday');
    await waitFor(() => expect(questions.at(-1)).toBe('q=algebra&day=Monday'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(filter('Day')).toHaveDisplayValue('Any day'));
    expect(words()).toHaveValue('algebra');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(words()).toHaveValue(''));
    await waitFor(() => expect(questions.at(-1)).toBe(''));
  });

  test('shows the answer to the last question, however late an earlier one is answered', async () => {
    let answerFirst = () => {};
    const first = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    let firstIsAnswered = false;
    const questions = answerTutors(async (asked) => {
      if (asked.get('day') !== 'Monday') return HttpResponse.json(list([ravi]));
      await first;
      firstIsAnswered = true;
      return HttpResponse.json(list([meera]));
    });
    const { user } = openPage('/tutors?day=Monday');
    await waitFor(() => expect(questions).toEqual(['day=Monday']));
    await user.selectOptions(filter('Day'), 'Friday');
    expect(await screen.findByRole('article', { name: 'Ravi Kumar' })).toBeInTheDocument();
    answerFirst();
    await waitFor(() => expect(firstIsAnswered).toBe(true));
    await waitFor(() => expect(apiLog.answered).toBe(apiLog.asked));
    expect(screen.getByRole('article', { name: 'Ravi Kumar' })).toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'Meera Iyer' })).not.toBeInTheDocument();
  });

  test('shows more of its own, and no tutor twice', async () => {
    const questions = answerTutors((asked) =>
      asked.has('cursor')
        ? HttpResponse.json(list([meera, ravi]))
        : HttpResponse.json(list([meera], { nextCursor: 'next' })),
    );
    const { user } = openPage('/tutors?day=Monday');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('article', { name: 'Ravi Kumar' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(questions).toEqual(['day=Monday', 'day=Monday&cursor=next']);
  });

  test('does not put another search’s further page below its own', async () => {
    let answerMore = () => {};
    const more = new Promise<void>((resolve) => {
      answerMore = resolve;
    });
    answerTutors(async (asked) => {
      if (asked.has('cursor')) {
        await more;
        return HttpResponse.json(list([ravi]));
      }
      return HttpResponse.json(list([meera], { nextCursor: asked.has('day') ? null : 'next' }));
    });
    const { user } = openPage('/tutors');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await user.selectOptions(filter('Day'), 'Monday');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument());
    answerMore();
    await waitFor(() => expect(apiLog.answered).toBe(apiLog.asked));
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test('leaves focus where it is when it finds more than the one before', async () => {
    answerTutors((asked) => HttpResponse.json(list(asked.has('day') ? [meera] : [meera, ravi])));
    const { user } = openPage('/tutors?day=Monday');
    await shown();
    await user.selectOptions(filter('Day'), 'Any day');
    expect(await screen.findByRole('article', { name: 'Ravi Kumar' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Ravi Kumar' })).not.toHaveFocus();
  });
});

describe('the filters in use', () => {
  test('are named, and go one by one', async () => {
    const questions = answerTutors();
    const { user } = openPage(`/tutors?q=algebra&subject=${mathematics._id}&minRate=300&maxRate=90000`);
    const chips = within(await screen.findByRole('list', { name: 'Filters in use' }));
    expect(await chips.findByText('Mathematics')).toBeInTheDocument();
    for (const text of ['“algebra”', 'From ₹300', 'Up to ₹90,000']) {
      expect(chips.getByText(text)).toBeInTheDocument();
    }
    await user.click(chips.getByRole('button', { name: 'Remove “algebra”' }));
    await waitFor(() => expect(questions.at(-1)).not.toContain('q='));
    expect(words()).toHaveValue('');
    expect(screen.getByRole('heading', { name: 'All Tutors' })).toHaveFocus();
  });

  test('go all at once; the order stays', async () => {
    const questions = answerTutors();
    const { user, router } = openPage('/tutors?q=algebra&minRate=300&sort=price-up&child=arun');
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(questions.at(-1)).toBe('sort=price-up'));
    expect(router.state.location.search).toBe('?child=arun&sort=price-up');
    expect(filter('Price from')).toHaveValue('');
    expect(screen.queryByRole('list', { name: 'Filters in use' })).not.toBeInTheDocument();
  });

  test('stand behind a button where there is no room, which says how many there are', async () => {
    const questions = answerTutors();
    const { user } = openPage('/tutors?q=algebra&minRate=300');
    await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.selectOptions(sheet.getByLabelText('Day'), 'Sunday');
    await waitFor(() => expect(questions.at(-1)).toBe('q=algebra&minRate=300&day=Sunday'));
    await user.type(sheet.getByLabelText('Price to'), '800');
    await user.click(sheet.getByRole('button', { name: 'Show tutors' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(questions.at(-1)).toBe('q=algebra&minRate=300&maxRate=800&day=Sunday'));
    expect(await screen.findByRole('button', { name: 'Filters (3)' })).toBeInTheDocument();
  });
});

describe('how many there are', () => {
  const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  test('is said of a search, and of all', async () => {
    answerTutors();
    answerCounts({ total: 4 });
    openPage('/tutors?q=algebra');
    expect(await screen.findByText('4 of 16 tutors')).toBeInTheDocument();
    expect(status()).toContain('4 of 16 tutors');
  });

  test('is said to who is signed in, without any filter too', async () => {
    answerTutors();
    openPage('/tutors', { user: anAuthData() });
    expect(await screen.findByText('16 tutors')).toBeInTheDocument();
  });

  test('is not said beside figures that say something else', async () => {
    const counted = jest.fn(() => HttpResponse.json(ok({})));
    answerTutors();
    server.use(http.get(apiUrl('/tutors/counts'), counted));
    openPage('/tutors');
    expect(await screen.findByText('1 tutor shown')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Paadam in figures' })).toBeInTheDocument();
    expect(counted).not.toHaveBeenCalled();
  });

  test.each([
    [true, '900 of more than 10,000 tutors'],
    [false, 'More than 10,000 tutors'],
  ])('is a bound where there are very many', async (totalIsExact, words) => {
    answerTutors();
    const many = { total: 10_000, totalIsExact: false };
    answerCounts(totalIsExact ? { total: 900 } : many, many);
    openPage('/tutors?q=algebra');
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  test('is what is shown where it could not be counted', async () => {
    answerTutors();
    server.use(http.get(apiUrl('/tutors/counts'), () => HttpResponse.error()));
    openPage('/tutors?q=algebra');
    expect(await screen.findByText('1 tutor shown')).toBeInTheDocument();
  });

  test('stands behind each choice, and a subject without a tutor says so', async () => {
    const latin = aSubject({ _id: '01900000-0000-7000-8000-000000000299', name: 'Latin', tutorCount: 0 });
    server.use(
      http.get(apiUrl('/subjects'), () =>
        HttpResponse.json(list([{ ...mathematics, tutorCount: 4 }, latin])),
      ),
    );
    answerTutors();
    answerCounts({
      subjects: [{ _id: mathematics._id, count: 3 }],
      levels: [{ level: 'secondary', count: 2 }],
      languages: [{ language: 'ta', count: 1 }],
    });
    openPage('/tutors?q=algebra');
    for (const name of [
      'Mathematics (3)',
      'Latin (no tutor yet)',
      'Classes 9–10 (2)',
      'College (0)',
      'Tamil · தமிழ் (1)',
    ]) {
      expect(await screen.findByRole('option', { name })).toBeInTheDocument();
    }
  });
});

describe('the filters beside subject, price and day', () => {
  test('go into the address, and are named', async () => {
    const questions = answerTutors();
    const { user } = openPage('/tutors?q=algebra');
    await shown();
    await user.selectOptions(filter('Level'), 'secondary');
    await user.selectOptions(filter('Board'), 'cbse');
    await user.selectOptions(filter('Language spoken'), 'ta');
    await user.selectOptions(filter('Rating'), '4.5 stars and up');
    await user.selectOptions(filter('Time of day'), 'evening');
    await waitFor(() =>
      expect(questions.at(-1)).toBe(
        'q=algebra&level=secondary&board=cbse&language=ta&minRating=4.5&timeOfDay=evening',
      ),
    );
    const chips = within(screen.getByRole('list', { name: 'Filters in use' }));
    for (const text of ['Classes 9–10', 'CBSE', 'Tamil', '4.5 stars and up', 'Evening']) {
      expect(chips.getByText(text)).toBeInTheDocument();
    }
  });
});

test('a tutor who was found says why, but not of a name', async () => {
  answerTutors(() =>
    HttpResponse.json(
      list([
        aTutor({
          matches: [
            { field: 'topic', text: 'Quadratic equations' },
            { field: 'level', text: 'Classes 9–10' },
          ],
        }),
        { ...ravi, matches: [{ field: 'name', text: 'Ravi Kumar' }] },
      ]),
    ),
  );
  openPage('/tutors?q=quadratic');
  const found = within(await screen.findByRole('article', { name: 'Meera Iyer' }));
  expect(found.getByText('Matches Quadratic equations · Classes 9–10')).toBeInTheDocument();
  const other = within(screen.getByRole('article', { name: 'Ravi Kumar' }));
  expect(other.queryByText(/^Matches/)).not.toBeInTheDocument();
});

describe('a search that comes to nothing', () => {
  test('of a subject without a tutor offers to tell of the first', async () => {
    const latin = aSubject({ _id: '01900000-0000-7000-8000-000000000299', name: 'Latin', tutorCount: 0 });
    server.use(http.get(apiUrl('/subjects'), () => HttpResponse.json(list([latin]))));
    answerTutors(nobody);
    openPage(`/tutors?subject=${latin._id}`);
    expect(await screen.findByText('No tutor teaches Latin yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tell me when somebody teaches Latin' })).toHaveAttribute(
      'href',
      `/login?returnTo=${encodeURIComponent(`/tutors?subject=${latin._id}`)}`,
    );
  });

  test('says what to change, and can be given up', async () => {
    answerCounts({ total: 0 });
    const questions = answerTutors((asked) => (asked.has('q') ? nobody() : HttpResponse.json(list([meera]))));
    const { user } = openPage('/tutors?q=quidditch&day=Sunday');
    expect(await screen.findByText('No tutor fits this search')).toBeInTheDocument();
    expect(await screen.findByText('0 of 16 tutors')).toBeInTheDocument();
    expect(screen.getByText('Try other or fewer words or another day.')).toBeInTheDocument();
    expect(screen.queryByText('No tutors available.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all tutors' }));
    expect(await screen.findByRole('article', { name: 'Meera Iyer' })).toBeInTheDocument();
    expect(questions).toEqual(['q=quidditch&day=Sunday', '']);
    expect(screen.getByRole('heading', { name: 'All Tutors' })).toHaveFocus();
  });

  test('because of its prices has the server’s words beside the price', async () => {
    const message = 'The highest rate must not be below the lowest.';
    answerTutors((asked) =>
      asked.get('maxRate') === '100'
        ? HttpResponse.json(failure('validation_failed', message, { fields: { maxRate: message } }), {
            status: 400,
          })
        : HttpResponse.json(list([meera])),
    );
    const { user } = openPage('/tutors?minRate=500&maxRate=100');
    expect(await screen.findByText('Please check the filters')).toBeInTheDocument();
    expect(filter('Price to')).toBeInvalid();
    expect(filter('Price to')).toHaveAccessibleDescription(message);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await user.type(filter('Price to'), '0{Enter}');
    expect(await screen.findByRole('article', { name: 'Meera Iyer' })).toBeInTheDocument();
    expect(filter('Price to')).not.toBeInvalid();
  });

  test.each([
    [429, failure('too_many_requests', 'Too many searches. Please wait a minute.')],
    [500, failure('internal', 'Something went wrong on our side.')],
  ])('because of a %i says so, keeps the search and can be tried again', async (status, body) => {
    let down = true;
    const questions = answerTutors(() =>
      down ? HttpResponse.json(body, { status }) : HttpResponse.json(list([meera])),
    );
    const { user } = openPage('/tutors?q=algebra');
    expect(await screen.findByText(body.message)).toBeInTheDocument();
    expect(words()).toHaveValue('algebra');
    down = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Meera Iyer' })).toBeInTheDocument();
    expect(questions).toEqual(['q=algebra', 'q=algebra']);
  });

  test('because nobody answers says so', async () => {
    answerTutors(() => HttpResponse.error());
    openPage('/tutors?q=algebra');
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
  });
});
