import { proveReplays } from './replays';

proveReplays([0]);
