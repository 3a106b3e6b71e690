import './document/nonce';
import { beforeAll, betweenPieces } from './document/betweenPieces';
import { openApp } from './languages/openApp';

// Shared dependencies are negotiated while this import is under way; nothing before it may need one.
beforeAll()
  .then(openApp)
  .then(async ({ start }) => {
    await betweenPieces();
    await start();
  });
