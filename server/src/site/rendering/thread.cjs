// What a drawing thread runs, as it stands: it is no part of the server's bundle (RenderThread.ts says what is sent).
const { readFileSync } = require('node:fs');
const { isBuiltin } = require('node:module');
const { compileFunction } = require('node:vm');
const { parentPort, workerData } = require('node:worker_threads');

// What a build prints is for the person who develops it: no one reads it here, and unread it would pile up.
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (_chunk, encoding, callback) => {
    const done = typeof encoding === 'function' ? encoding : callback;
    if (done) queueMicrotask(done);
    return true;
  };
}

const messageOf = (error) => (error instanceof Error ? error.stack || error.message : String(error));

/** A build is a CommonJS module, which gets what it asks for from `answer` alone. */
const load = (file, answer) => {
  const module = { exports: {} };
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  });
  run(module, module.exports, answer);
  return module.exports;
};

// A promise that no one waits for, or a clock's function that throws, would end the thread with every page under way.
for (const event of ['unhandledRejection', 'uncaughtException']) {
  process.on(event, (error) => parentPort.postMessage({ type: 'stray', message: messageOf(error) }));
}

const shell = load(workerData.shell, (name) => {
  if (isBuiltin(name)) return require(name);
  throw new Error(`The shell's build asks for "${name}", which it has to bring itself.`);
});
const { libraries } = shell;
if (typeof shell.render !== 'function' || typeof libraries !== 'object' || libraries === null) {
  throw new Error('The shell’s build has no "render" and "libraries".');
}

/** By the portal's name. */
const parts = new Map();
const unusable = {};
for (const [name, file] of Object.entries(workerData.portals)) {
  try {
    const exported = load(file, (library) => {
      if (Object.hasOwn(libraries, library)) return libraries[library];
      throw new Error(`The shell does not bring "${library}".`);
    });
    parts.set(name, exported.default ?? exported);
  } catch (error) {
    unusable[name] = messageOf(error);
  }
}

/** By the page's number, the answers that it waits for, by the call's. */
const underWay = new Map();
let lastCall = 0;

const ask = (id, { path }) => {
  const waiting = underWay.get(id);
  if (!waiting) return Promise.reject(new Error('The page has been given up.'));
  lastCall += 1;
  const number = lastCall;
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve, reject });
    parentPort.postMessage({ type: 'call', id, number, path: String(path) });
  });
};

const giveUp = (id) => {
  for (const { reject } of underWay.get(id)?.values() ?? []) reject(new Error('The page has been given up.'));
  underWay.delete(id);
};

const requireText = (text, what) => {
  if (typeof text !== 'string') throw new Error(`A drawn page has to have ${what}.`);
  return text;
};

const draw = async ({ id, page }) => {
  underWay.set(id, new Map());
  try {
    const part = page.portal ? (parts.get(page.portal.name) ?? null) : null;
    const portal = part ? page.portal : null;
    const drawn = await shell.render({ ...page, portal }, part, (call) => ask(id, call));
    const { html, styles, styleAttributes, state } = drawn;
    // As text: the other thread has requests to answer, and needs no more of it.
    const whole = {
      html: requireText(html, 'html'),
      styles: requireText(styles, 'styles'),
      styleAttributes: { ...styleAttributes },
      ground: requireText(drawn.ground ?? '', 'ground'),
      portal: drawn.portal ?? null,
      state: JSON.stringify(state ?? {}),
    };
    parentPort.postMessage({ type: 'drawn', id, page: whole });
  } catch (error) {
    parentPort.postMessage({ type: 'failed', id, message: messageOf(error) });
  } finally {
    giveUp(id);
  }
};

const takes = {
  draw,
  answer: ({ id, number, status, text }) => {
    const waiting = underWay.get(id)?.get(number);
    if (!waiting) return;
    underWay.get(id).delete(number);
    try {
      waiting.resolve({ status, body: text === '' ? null : JSON.parse(text) });
    } catch (error) {
      waiting.reject(error);
    }
  },
  forget: ({ id }) => giveUp(id),
  ping: () => parentPort.postMessage({ type: 'pong' }),
};
parentPort.on('message', (message) => takes[message.type](message));
/** For no one: what has run once is quicker the next time. What it comes to will be seen by the person who asks. */
const warmUp = async (page) => {
  const part = parts.get(page.portal?.name) ?? null;
  const noAnswer = async () => ({ status: 503, body: null });
  await shell.render({ ...page, portal: part && page.portal }, part, noAnswer);
};
const { first } = workerData;
const patience = new Promise((resolve) => setTimeout(resolve, 1_000).unref());
void Promise.race([first && warmUp(first), patience])
  .catch(() => {})
  .then(() => parentPort.postMessage({ type: 'ready', unusable }));
