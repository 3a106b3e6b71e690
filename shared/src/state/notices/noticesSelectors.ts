import type { PaadamState } from '../PaadamState';

export const selectNotices = (state: PaadamState) => state.notices;
