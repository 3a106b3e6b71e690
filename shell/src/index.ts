import './document/nonce';
import { beforeAll, betweenPieces } from './document/betweenPieces';
import { runLibraries } from './document/runLibraries';
import { openApp } from './languages/openApp';

// Shared dependencies are negotiated while this import is under way; nothing before it may need one.
beforeAll()
  .then(runLibraries)
  .then(openApp)
  .then(async ({ start }) => {
    await betweenPieces();
    await start();
  });
