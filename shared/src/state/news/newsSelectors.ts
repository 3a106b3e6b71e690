import type { PaadamState } from '../PaadamState';

export const selectNews = (state: PaadamState) => state.news;
