import { useDispatch, useSelector } from 'react-redux';
import type { PaadamState } from './PaadamState';

/** `useSelector` over the state groups that every host has. */
export const usePaadamSelector = useSelector.withTypes<PaadamState>();
export const usePaadamDispatch = useDispatch;
