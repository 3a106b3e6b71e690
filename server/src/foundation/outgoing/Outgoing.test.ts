import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { startWeb, type Web } from '../../development/testing/startWeb';
import { checkedLookup, Outgoing, OutgoingError, type OutgoingRules } from './Outgoing';

const wanted = { accept: 'image/png', maxBytes: 10_000 };

let web: Web;
let place: string;
let answer: RequestListener;
let asked: { url: string | undefined; headers: IncomingHttpHeaders }[];

beforeAll(async () => {
  web = await startWeb((request, response) => {
    asked.push({ url: request.url, headers: request.headers });
    answer(request, response);
  });
  place = web.host;
});
afterAll(() => web.stop());
beforeEach(() => {
  asked = [];
  answer = (_, response) => response.end('a picture');
});

const withRules = (rules: Partial<OutgoingRules> = {}) =>
  new Outgoing({
    allow: [place],
    userAgent: 'Paadam (+https://lessons.example)',
    resolve: async () => {
      throw new Error('Nobody knows this name.');
    },
    ...rules,
  });

const problemOf = async (fetching: Promise<unknown>): Promise<string> => {
  const error = await fetching.then(
    () => new Error('It came.'),
    (thrown: unknown) => thrown,
  );
  return error instanceof OutgoingError ? error.problem : String(error);
};
const problemAt = (address: string, rules?: Partial<OutgoingRules>) =>
  problemOf(withRules(rules).fetch(address, wanted));

it('gives what stands there, and says nothing of who asked', async () => {
  expect(String(await withRules().fetch(`http://${place}/me.png?size=1`, wanted))).toBe('a picture');
  expect(asked).toEqual([
    {
      url: '/me.png?size=1',
      headers: {
        accept: 'image/png',
        'accept-encoding': 'identity',
        'user-agent': 'Paadam (+https://lessons.example)',
        host: place,
        connection: 'close',
      },
    },
  ]);
});

describe('an address is refused before anybody is asked', () => {
  it.each([
    ['no address', 'picture.png'],
    ['another scheme', 'ftp://pictures.example/a.png'],
    ['a file', 'file:///etc/passwd'],
    ['data', 'data:image/png;base64,AAAA'],
    ['a name and a password', 'https://me:secret@pictures.example/'],
    ['a name', 'https://me@pictures.example/'],
    ['another port', 'https://pictures.example:8443/'],
    ['the other scheme’s port', 'http://pictures.example:443/'],
    ['a mail server’s port', 'http://pictures.example:25/'],
    ['IPv4', 'http://93.184.216.34/'],
    ['loopback', 'http://127.0.0.1/'],
    ['loopback, short', 'http://127.1/'],
    ['loopback, decimal', 'http://2130706433/'],
    ['loopback, hexadecimal', 'http://0x7f000001/'],
    ['loopback, hexadecimal by parts', 'http://0x7f.0x0.0x0.0x1/'],
    ['loopback, octal', 'http://0177.0.0.1/'],
    ['loopback, octal in one', 'http://017700000001/'],
    ['loopback, full-width', 'http://１２７.０.０.１/'],
    ['loopback, with a dot at the end', 'http://127.0.0.1./'],
    ['this network', 'http://0/'],
    ['metadata of a cloud', 'http://169.254.169.254/latest/meta-data'],
    ['IPv6', 'https://[2606:4700:4700::1111]/'],
    ['IPv6 loopback', 'http://[::1]/'],
    ['IPv4 mapped', 'http://[::ffff:127.0.0.1]/'],
    ['IPv4 mapped, hexadecimal', 'http://[::ffff:7f00:1]/'],
    ['unspecified', 'http://[::]/'],
  ])('%s', async (_, address) => {
    const resolve = jest.fn();
    expect(await problemAt(address, { allow: [], resolve })).toBe('refused');
    expect(resolve).not.toHaveBeenCalled();
  });

  it('a port beside the one that is allowed', async () => {
    expect(await problemAt('http://127.0.0.1:1/')).toBe('refused');
  });
});

describe('a name is nothing to us', () => {
  it.each([
    ['that lies inside', ['10.0.0.7']],
    ['that lies inside by IPv6', ['fd00::7']],
    ['that is this machine, mapped', ['::ffff:127.0.0.1']],
    ['of which one address lies inside', ['1.1.1.1', '127.0.0.1']],
    ['without an address', []],
  ])('%s', async (_, found) => {
    const resolve = jest.fn(async () =>
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
    expect(await problemAt('https://rebound.example/a.png', { resolve })).toBe('unreachable');
    expect(resolve).toHaveBeenCalledWith('rebound.example');
  });

  it('that nobody knows', async () => {
    expect(await problemAt('https://nowhere.example/a.png')).toBe('unreachable');
  });

  it('which is this machine’s own', async () => {
    for (const host of ['localhost', 'localhost.', 'LOCALHOST']) {
      const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
      expect(await problemAt(`http://${host}/`, { resolve })).toBe('unreachable');
    }
    expect(asked).toEqual([]);
  });

  it('and what is dialled is what was checked, since nobody is asked twice', async () => {
    const found = [
      { address: '1.1.1.1', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ];
    const resolve = jest.fn(async () => found);
    const dialled = (all: boolean) =>
      new Promise((done) => checkedLookup(resolve)('x.example', { all }, (...given) => done(given)));
    expect(await dialled(true)).toEqual([null, found]);
    expect(await dialled(false)).toEqual([null, '1.1.1.1', 4]);
    expect(resolve).toHaveBeenCalledTimes(2);
  });

  it('that answers differently the second time', async () => {
    const port = place.split(':')[1];
    const answers = ['127.0.0.1', '10.0.0.1'];
    const resolve = jest.fn(async () => [{ address: answers.shift() ?? '', family: 4 }]);
    answer = (_, response) => response.writeHead(302, { location: `http://rebound.example/${port}` }).end();
    const outgoing = withRules({ resolve });
    expect(await problemOf(outgoing.fetch(`http://${place}/`, wanted))).toBe('unreachable');
    expect(await problemOf(outgoing.fetch(`http://${place}/`, wanted))).toBe('unreachable');
    expect(resolve).toHaveBeenCalledTimes(2);
    expect(asked.map(({ url }) => url)).toEqual(['/', '/']);
  });
});

describe('a redirect', () => {
  const leadTo =
    (...locations: string[]): RequestListener =>
    ({ url }, response) => {
      const location = locations[Number(url?.slice(1))];
      if (location) response.writeHead(302, { location }).end('not this');
      else response.end('a picture');
    };

  it('is followed, relative ones too', async () => {
    answer = leadTo('/1', `http://${place}/2`, '3');
    expect(String(await withRules().fetch(`http://${place}/0`, wanted))).toBe('a picture');
  });

  it('is followed three times at the most', async () => {
    answer = leadTo('/1', '/2', '/3', '/4');
    expect(await problemAt(`http://${place}/0`)).toBe('failed');
    expect(asked).toHaveLength(4);
  });

  it.each([
    ['to an address inside', 'http://169.254.169.254/latest'],
    ['to another port', 'http://127.0.0.1:5432/'],
    ['to a file', 'file:///etc/passwd'],
    ['with a password', 'https://me:secret@pictures.example/'],
    ['to nowhere', 'http://['],
  ])('%s is refused', async (_, location) => {
    answer = leadTo(location);
    expect(await problemAt(`http://${place}/0`)).toBe('refused');
    expect(asked).toHaveLength(1);
  });
});

describe('an answer', () => {
  it.each([204, 206, 302, 404, 500])('with the status %d is none', async (status) => {
    answer = (_, response) => response.writeHead(status).end();
    expect(await problemAt(`http://${place}/`)).toBe('failed');
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('that comes in %s all the same is unpacked', async (coding, pack) => {
    answer = (_, response) => response.writeHead(200, { 'content-encoding': coding }).end(pack('a picture'));
    expect(String(await withRules().fetch(`http://${place}/`, wanted))).toBe('a picture');
  });

  it.each([
    ['unknown', 'zstd', Buffer.from('a picture')],
    ['none', 'gzip', Buffer.from('a picture')],
    ['broken', 'gzip', gzipSync('a picture').subarray(0, 12)],
  ])('in a packing that is %s cannot be used', async (_, coding, body) => {
    answer = (_request, response) => response.writeHead(200, { 'content-encoding': coding }).end(body);
    expect(await problemAt(`http://${place}/`)).toBe('failed');
  });

  it('of which little stands for much is given up', async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000));
    expect(bomb.length).toBeLessThan(wanted.maxBytes);
    answer = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    expect(await problemAt(`http://${place}/`)).toBe('too-large');
  });

  it('that says itself how large it is is not waited for', async () => {
    answer = (_, response) => response.writeHead(200, { 'content-length': 10_001 }).write('x');
    expect(await problemAt(`http://${place}/`)).toBe('too-large');
  });

  it('without an end is given up, and hung up on', async () => {
    const hungUp = new Promise((resolve) => {
      answer = (_, response) => {
        const timer = setInterval(() => response.write(Buffer.alloc(1_000)), 1);
        response.on('close', () => resolve(clearInterval(timer)));
      };
    });
    expect(await problemAt(`http://${place}/`)).toBe('too-large');
    await hungUp;
  });

  it.each([
    ['does not come', () => {}],
    ['comes drop by drop', (response) => response.write('x')],
  ] satisfies [string, (response: Parameters<RequestListener>[1]) => void][])(
    'that %s is given up',
    async (_, begin) => {
      const hungUp = new Promise((resolve) => {
        answer = (_request, response) => {
          response.on('close', resolve);
          begin(response);
        };
      });
      expect(await problemAt(`http://${place}/`, { timeout: 200 })).toBe('too-slow');
      await hungUp;
    },
  );

  it('that breaks off is no answer', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('x', () => response.destroy());
    };
    expect(await problemAt(`http://${place}/`)).toBe('unreachable');
  });
});

it('a name that is never answered is given up', async () => {
  const resolve = () => new Promise<never>(() => {});
  expect(await problemAt('https://slow.example/', { resolve, timeout: 100 })).toBe('too-slow');
});

it('asks a host for one thing at a time, and sends away whom it would keep waiting too long', async () => {
  const waiting: (() => void)[] = [];
  let atOnce = 0;
  answer = (_, response) => {
    atOnce += 1;
    waiting.push(() => {
      atOnce -= 1;
      response.end('a picture');
    });
  };
  const outgoing = withRules();
  const fetching = [1, 2, 3].map(() => outgoing.fetch(`http://${place}/`, wanted));
  for (let done = 0; done < fetching.length; ) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(atOnce).toBeLessThanOrEqual(1);
    const next = waiting.shift();
    if (next) {
      next();
      done += 1;
    }
  }
  expect((await Promise.all(fetching)).map(String)).toEqual(['a picture', 'a picture', 'a picture']);
});

it('sends away whom it would keep waiting too long, at once', async () => {
  const resolve = () => new Promise<never>(() => {});
  const crowded = withRules({ resolve, timeout: 500 });
  const fetching = Array.from({ length: 30 }, (_, index) =>
    problemOf(crowded.fetch(`https://h${index}.example/`, wanted)),
  );
  expect(await Promise.race(fetching)).toBe('busy');
  expect(new Set((await Promise.all(fetching)).slice(0, 4))).toEqual(new Set(['too-slow']));
  expect((await Promise.all(fetching)).slice(20)).toEqual(Array(10).fill('busy'));
  expect(await problemOf(crowded.fetch('https://later.example/', wanted))).toBe('too-slow');
});
