import { expect, test } from 'vitest';
import { aShownRound } from '../../contract/make/play';
import { Replay } from '../../src/views/round/Replay';
import { RoundPage } from '../../src/views/round/RoundPage';
import { RoundsPage } from '../../src/views/round/RoundsPage';
import { Share } from '../../src/views/round/Share';
import { go, member, press, shows } from '../support/hand';
import { walkList } from '../support/list';
import { WALK_MS, walkView } from '../support/view';
import { replayWalk, roundsWalk, roundWalk, shareWalk } from './rounds.walk';

test(
  'rounds: every edge is walked on the page',
  async () => {
    await walkList(
      roundsWalk,
      {
        list: 'rounds',
        at: ({ gameId }) => `/rounds${gameId === undefined ? '' : `?game=${gameId}`}`,
        rows: 'ul > li',
        says: {
          empty: 'No rounds yet',
          failed: 'The rounds did not load',
          cutShort: 'The older rounds did not load.',
        },
      },
      { view: <RoundsPage /> },
    );
  },
  WALK_MS,
);

test(
  'round: every edge is walked on the page',
  async () => {
    await walkView(roundWalk, {
      resident: 'round',
      view: <RoundPage />,
      start: () => member,
      by: {
        'round.visit': ({ id }, world) => go(world, id === undefined ? '/' : `/rounds/${id}`),
        'round.retry': () => press('button', 'Try again'),
        'round.loaded': 'round.load',
        'round.looked': 'round.look',
        'round.missing': ['round.load', 'round.look'],
        'round.verify': () => press('button', /^(Reveal and verify|Verify this round)$/),
        'round.revealed': 'round.reveal',
        'round.refused': 'round.reveal',
        'connection.found': 'connection.watch',
        'port.failed': ['round.load', 'round.look', 'round.reveal'],
      },
      offers: [{ role: 'button', name: 'Try again', says: { type: 'round.retry' } }],
      sees: (round) => {
        expect(shows('There is no such round to be seen')).toBe(round.matches({ open: 'missing' }));
        expect(shows('The round did not load')).toBe(round.matches({ open: 'failed' }));
        expect(shows('Provably fair')).toBe(round.matches({ open: 'shown' }));
        expect(shows('The seed is still in use')).toBe(
          round.matches({ open: { shown: 'refused' } }),
        );
      },
    });
  },
  WALK_MS,
);

const round = aShownRound();
const game = round.game as NonNullable<typeof round.game>;
/** A round of so many outcomes; what they are is the games' to draw. */
const replayed = ({ engine, outcomes }: (typeof replayWalk.inputs)[number]) => ({
  round: aShownRound({
    course: outcomes.slice(0, -1).map((outcome) => ({ outcome, pays: 0 })),
    outcome: outcomes.at(-1),
  }),
  game: { ...game, engine },
});

test(
  'replay: every edge is walked on its board',
  async () => {
    await walkView(
      { ...replayWalk, inputs: replayWalk.inputs.filter(({ isCalm }) => !isCalm) },
      {
        control: `replay ${round._id}`,
        view: (input) => <Replay {...replayed(input)} />,
        by: {
          'replay.again': () => press('button', 'Watch again'),
          'replay.skip': () => press('button', 'Skip'),
          'table.timed': 'table.time',
          'port.failed': 'table.time',
        },
        offers: [
          { role: 'button', name: 'Watch again', says: { type: 'replay.again' } },
          { role: 'button', name: 'Skip', says: { type: 'replay.skip' } },
        ],
        sees: ({ context: { outcomes } }) => expect(outcomes.length).toBeGreaterThan(0),
        without: Object.fromEntries(
          [0, 1, 2].map((way) => [
            `replay.laid always[${way}]`,
            'it is taken as the board is laid',
          ]),
        ),
      },
    );
  },
  WALK_MS,
);

test(
  'share: every edge is walked beside a round',
  async () => {
    await walkView(shareWalk, {
      control: 'share /rounds/round_0001',
      view: (input) => <Share {...input} />,
      by: {
        'share.send': () => press('button', 'Share this round'),
        'share.sent': 'share.send',
        'share.spelled': 'share.send',
        'port.failed': 'share.send',
      },
      sees: (share) => {
        expect(shows('The link is copied: whoever has it sees the round')).toBe(
          share.matches('copied'),
        );
        expect(shows('Copy this link:')).toBe(share.matches('spelled'));
      },
    });
  },
  WALK_MS,
);
