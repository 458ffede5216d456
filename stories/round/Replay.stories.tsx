import type { StateValue } from 'xstate';
import { aShownRound } from '../../contract/make/play';
import type { ShownRound } from '../../contract/play';
import { replayMachine } from '../../machines/round/replay.machine';
import { shareMachine } from '../../machines/round/share.machine';
import { Replay } from '../../src/views/round/Replay';
import { Share } from '../../src/views/round/Share';
import { member } from '../support/evening';
import { mounted, shown, storyOf } from '../support/story';

export default { title: 'machines/replay' };

const game = {
  name: [],
  defaultName: 'Lantern Mines',
  urlFriendlyName: 'lantern-mines',
  engine: 'mines',
  skin: 'lantern-mines',
};
const opened = (...tiles: number[]) => ({ opened: tiles, hit: null, mines: null });
const round: ShownRound = aShownRound({
  game,
  stake: 100,
  staked: 100,
  bet: { mines: 3 },
  actions: [{ kind: 'open', tile: 7 }, { kind: 'open', tile: 12 }, { kind: 'cash-out' }],
  course: [
    { outcome: opened(), pays: 0 },
    { outcome: opened(7), pays: 112 },
    { outcome: opened(7, 12), pays: 128 },
  ],
  outcome: { opened: [7, 12], hit: null, mines: [3, 18, 24] },
  pays: 128,
});
const outcomes = [...round.course.map(({ outcome }) => outcome), round.outcome];

const replay = (value: StateValue, at: number) =>
  storyOf(
    mounted(`replay ${round._id}`, 'replay', replayMachine, value, {
      engine: 'mines',
      outcomes,
      standMs: 900,
      isCalm: false,
      at,
      steps: [350],
      shown: 0,
    }),
    <Replay round={round} game={game} />,
    { house: member, play: async ({ canvas }) => void (await shown(canvas, 'status')) },
  );

export const Undecided = replay({ playing: 'undecided' }, 1);
export const Timing = replay({ playing: 'timing' }, 3);
export const Showing = replay({ playing: 'showing' }, 3);
export const Over = replay('over', 3);

const flown = (cashed: number | null, crash: number | null): ShownRound =>
  aShownRound({
    game: {
      name: [],
      defaultName: 'Rocket Wheel',
      urlFriendlyName: 'rocket-wheel',
      engine: 'crash',
      skin: 'rocket-wheel',
    },
    stake: 100,
    staked: 100,
    bet: { auto: null },
    actions: [{ kind: 'cash-out', at: 9_164 }],
    course: [{ outcome: { auto: null, cashed: null, crash: null }, pays: 0 }],
    outcome: { auto: null, cashed, crash },
    pays: cashed ?? 0,
  });
const flight = (value: StateValue, at: number, past: ShownRound) =>
  storyOf(
    mounted(`replay ${past._id}`, 'replay', replayMachine, value, {
      engine: 'crash',
      outcomes: [...past.course.map(({ outcome }) => outcome), past.outcome],
      standMs: 6_000,
      isCalm: false,
      at,
      steps: [500],
      shown: 0,
    }),
    past.game !== undefined && <Replay round={past} game={past.game} />,
    { house: member, play: async ({ canvas }) => void (await shown(canvas, 'status')) },
  );

export const InTheAir = flight({ playing: 'undecided' }, 0, flown(250, null));
export const LeftInTime = flight('over', 1, flown(250, null));
export const WentDown = flight('over', 1, flown(null, 187));

const share = (value: StateValue) => {
  const input = { path: '/rounds/round_0001', words: 'Lantern Mines: 100 staked, 128 won' };
  const link = 'https://fair.example/rounds/round_0001';
  return storyOf(
    mounted(`share ${input.path}`, 'share', shareMachine, value, { ...input, link }),
    <Share {...input} />,
    { house: member },
  );
};

export const Offered = share('offered');
export const Sending = share('sending');
export const Copied = share('copied');
export const Spelled = share('spelled');
