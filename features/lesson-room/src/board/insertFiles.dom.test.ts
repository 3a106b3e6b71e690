import { createFakeRoom } from '../testing/fakeLink';
import { BoardSession } from './BoardSession';
import { insertFiles } from './insertFiles';

const asha = { user: 'asha', name: 'Asha', role: 'student' } as const;

let pages = 0;
/** The numbers of the PDF's pages that cannot be read completely. */
let incomplete: number[] = [];
jest.mock('./openPdf', () => ({
  openPdf: async () => ({
    pages,
    draw: async (number: number) => ({
      canvas: document.createElement('canvas'),
      isWhole: !incomplete.includes(number),
    }),
    close: () => {},
  }),
}));

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((take) => take(new Blob(['x'], { type: 'image/webp' })));
  const picture = { width: 400, height: 300, close: () => {} };
  Object.assign(globalThis, { createImageBitmap: async () => picture });
});

const open = () => {
  const room = createFakeRoom();
  const link = room.join(asha);
  const session = new BoardSession(link, false, () => new Promise(() => {}));
  session.start();
  const arrived: string[] = [];
  /** @param meanwhile runs during the upload */
  const insert = (name: string, meanwhile: () => void = () => {}) =>
    insertFiles({
      files: [Object.assign(new File(['x'], name), { arrayBuffer: async () => new ArrayBuffer(1) })],
      page: session.state().page.id,
      session,
      add: async (image) => {
        meanwhile();
        return link.files.add(image);
      },
      signal: new AbortController().signal,
      onProgress: () => {},
      onPage: (page) => arrived.push(page),
    });
  const bodies = (k: string) => room.events.flatMap((event) => (event.k === k ? [event.b] : []));
  return { session, link, insert, bodies, arrived };
};

const fill = (session: BoardSession, link: ReturnType<typeof open>['link']) => {
  for (let y = 0; y < 1_200; y += 200) {
    const line = { shape: 'line', colour: 'ink', width: 5, x1: 0, y1: y, x2: 1_600, y2: y } as const;
    link.put('shape', { page: session.state().page.id, ...line });
  }
};

test('a picture lands on the page where the insert began, and the current tool stays', async () => {
  const { session, insert, bodies, arrived } = open();
  session.hand.take('marker');
  expect(await insert('red.png', () => session.addPage())).toBeNull();
  expect(bodies('image')).toMatchObject([{ page: 'first', alt: 'red.png' }]);
  expect(session.state()).toMatchObject({ tool: 'marker', pageNumber: 2 });
  expect(arrived).toEqual(['first']);
});

test('a picture covers no item of the page, or lies below all of them', async () => {
  const { session, link, insert, bodies } = open();
  const square = {
    shape: 'rectangle',
    colour: 'ink',
    width: 5,
    x1: 100,
    y1: 100,
    x2: 800,
    y2: 1_100,
  } as const;
  link.put('shape', { page: 'first', ...square });
  await insert('beside.png');
  expect(bodies('image')).toMatchObject([{ page: 'first' }]);
  const [beside] = bodies('image') as [{ x: number; behind?: true }];
  expect(beside.x).toBeGreaterThan(803);
  expect(beside.behind).toBeUndefined();
  fill(session, link);
  await insert('below.png');
  expect(bodies('image')[1]).toMatchObject({ behind: true });
  expect(session.model.itemsOf('first')[0]?.drawn).toMatchObject({ alt: 'below.png' });
});

test('a picture whose page was removed meanwhile lands on the page shown', async () => {
  const { session, insert, bodies } = open();
  session.addPage();
  await insert('red.png', () => session.removePage());
  expect(bodies('image')).toMatchObject([{ page: 'first' }]);
});

test('the pages of a PDF follow the page where the insert began, and only the first is shown', async () => {
  pages = 3;
  const { session, insert, bodies } = open();
  session.addPage();
  session.view.goTo('first');
  await insert('sheet.pdf');
  const ids = session.model.pages().map(({ id }) => id);
  const onPages = bodies('image').map((body) => ids.indexOf((body as { page: string }).page));
  expect(onPages).toEqual([1, 2, 3]);
  expect(session.state()).toMatchObject({ pageNumber: 2, tool: 'pen' });
});

test('the pages of a PDF do not turn the page while the person draws', async () => {
  pages = 2;
  const { session, insert, arrived } = open();
  session.hand.begin([10, 10]);
  await insert('sheet.pdf');
  expect(session.state().pageNumber).toBe(1);
  expect(session.hand.isUnderWay).toBe(true);
  expect(session.model.pages()).toHaveLength(3);
  expect(arrived).toEqual([session.model.pages()[1]?.id]);
  session.hand.cancel();
});

test('pages of a PDF that could not be read completely are inserted and named', async () => {
  pages = 4;
  incomplete = [2, 4];
  const { insert, bodies } = open();
  expect(await insert('scan.pdf')).toBe(
    'Pages 2 and 4 of “scan.pdf” could not be read completely: compare them with the file.',
  );
  expect(bodies('image')).toHaveLength(4);
  incomplete = [];
});
