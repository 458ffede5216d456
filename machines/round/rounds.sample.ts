import { playedRounds } from '../../contract/make/play';
import { aList } from '../kit/list.sample';

/** The first page of fifteen rounds. */
export const aHistory = () => aList({}, playedRounds(15).slice(0, 10), 15);
