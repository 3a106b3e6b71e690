import './document/nonce';
import { beforeAll, betweenPieces } from './document/betweenPieces';

// Shared dependencies are negotiated while this import is under way; nothing before it may need one.
beforeAll()
  .then(() => import(/* webpackChunkName: "app" */ './app'))
  .then(async ({ start }) => {
    await betweenPieces();
    await start();
  });
