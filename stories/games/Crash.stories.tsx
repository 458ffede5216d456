import type { StoryObj } from '@storybook/react-vite';
import type { Flight } from '../../contract/flight';
import { aBurstFlight, aFlight, aFlightInTheAir } from '../../contract/make/flight';
import type { CrashOutcome } from '../../games/crash/crash.rules';
import { rocketWheel } from '../../games/crash/skins/rocket-wheel';
import { useSay } from '../../src/app/say';
import { CrashPayTable } from '../../src/games/crash/CrashPayTable';
import { CrashPicture } from '../../src/games/crash/CrashPicture';
import { CrashTable } from '../../src/games/crash/CrashTable';
import type { TableProps } from '../../src/games/table/table';
import { aTable, tableStory } from './table';

export default { title: 'games/crash' };

interface TableStory extends Partial<TableProps> {
  leavesAt?: number;
  flight?: Flight | undefined;
  outcome?: CrashOutcome;
}

const Table = ({ leavesAt, flight, outcome, ...given }: TableStory) => (
  <CrashTable
    {...aTable(useSay(), { ...given })}
    skin={rocketWheel}
    bet={{ auto: leavesAt ?? null }}
    onBet={() => undefined}
    flight={flight}
    {...(outcome !== undefined && { outcome })}
  />
);
const story = (given: TableStory, direction?: 'rtl'): StoryObj =>
  tableStory(given.phase, <Table {...given} />, direction);

const aboard = {
  phase: 'deciding',
  choices: ['cash-out'],
  staked: 100,
  pays: 0,
  outcome: { auto: null, cashed: null, crash: null },
} as const;
const fair = { round: 42, href: '#fair' };

/** Nothing is known of the flight yet. */
export const Unknown = story({});
export const Boarding = story({ flight: aFlight() });
export const Betting = story({ phase: 'betting', flight: aFlight() });
export const Aboard = story({ ...aboard, flight: aFlight() });
export const Refused = story({
  phase: 'refused',
  refusal: 'This flight takes no bets any more',
  flight: aFlightInTheAir(),
});
/** One looks on: the next flight may be boarded. */
export const Watching = story({ flight: aFlightInTheAir() });
export const Flying = story({ ...aboard, fair, flight: aFlightInTheAir() });
export const SetAtTwo = story({
  ...aboard,
  fair,
  leavesAt: 200,
  outcome: { ...aboard.outcome, auto: 200 },
  flight: aFlightInTheAir(),
});
export const LeftInTime = story({
  phase: 'settled',
  staked: 100,
  pays: 152,
  fair,
  outcome: { auto: null, cashed: 152, crash: null },
  flight: aFlightInTheAir(),
});
export const WentDown = story({
  phase: 'settled',
  staked: 100,
  pays: 0,
  fair,
  outcome: { auto: null, cashed: null, crash: 231 },
  flight: aBurstFlight(),
});
export const OnThePad = story({
  flight: aBurstFlight({ sinceMs: 0, burst: { crash: 99, serverSeed: 'd'.repeat(64) } }),
});
export const Alone = story({ flight: aFlight({ riders: [], aboard: 0, last: [] }) });
export const InArabic = story({ ...aboard, fair, flight: aFlightInTheAir() }, 'rtl');

const Pays = () => <CrashPayTable skin="rocket-wheel" stake={100} amount={String} t={useSay()} />;
export const PayTable = tableStory('idle', <Pays />);

const Picture = ({ cashed, crash }: Pick<CrashOutcome, 'cashed' | 'crash'>) => (
  <CrashPicture
    skin="rocket-wheel"
    stake={100}
    bet={{ auto: null }}
    outcome={{ auto: null, cashed, crash }}
    amount={String}
    t={useSay()}
  />
);
export const PictureLeft = tableStory('settled', <Picture cashed={152} crash={null} />);
export const PictureBurst = tableStory('settled', <Picture cashed={null} crash={231} />);
