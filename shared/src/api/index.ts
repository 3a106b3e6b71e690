export { ApiError, type Problem, type ProblemCode, problemOf } from './ApiError';
export { type Api, createApi, type Input } from './createApi';
