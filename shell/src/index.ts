import './document/nonce';
import { betweenPieces } from './document/betweenPieces';

// Shared dependencies are negotiated while this import is under way; nothing before it may need one.
betweenPieces()
  .then(() => import(/* webpackChunkName: "app" */ './app'))
  .then(async ({ start }) => {
    await betweenPieces();
    await start();
  });
