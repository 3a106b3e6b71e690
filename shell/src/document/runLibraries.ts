import { betweenPieces } from './betweenPieces';

/**
 * The shared dependencies in the order in which they need each other. The name of the chunk keeps them together: it has no
 * file of its own, since each stands for a module of the chunk `vendor`.
 */
const libraries: (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "libraries" */ 'react'),
  () => import(/* webpackChunkName: "libraries" */ 'react/jsx-runtime'),
  () => import(/* webpackChunkName: "libraries" */ 'react-dom'),
  () => import(/* webpackChunkName: "libraries" */ 'redux'),
  () => import(/* webpackChunkName: "libraries" */ 'redux-saga'),
  () => import(/* webpackChunkName: "libraries" */ 'react-redux'),
  () => import(/* webpackChunkName: "libraries" */ 'styled-components'),
  () => import(/* webpackChunkName: "libraries" */ '@paadam/shared/router'),
  () => import(/* webpackChunkName: "libraries" */ '@paadam/shared/state'),
  () => import(/* webpackChunkName: "libraries" */ '@paadam/shared/ui'),
];

/**
 * Evaluates the shared dependencies, each in a task of its own. Otherwise the import of the application evaluates all of
 * them in one task, the longest of a start.
 *
 * @returns once all are evaluated, or at the first failure: the application's own import then says what is wrong
 */
export const runLibraries = async (): Promise<void> => {
  try {
    for (const evaluate of libraries) {
      await evaluate();
      await betweenPieces();
    }
  } catch {
    // The import of the application fails alike, and is handled.
  }
};
