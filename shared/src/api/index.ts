export { ApiError, type Problem, type ProblemCode, problemOf } from './ApiError';
export { type Api, createApi } from './createApi';
