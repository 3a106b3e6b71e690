import './document/nonce';

// Shared dependencies are negotiated while this import is under way; nothing before it may need one.
import(/* webpackChunkName: "app" */ './app').then(({ start }) => start());
