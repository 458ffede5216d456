import { expect, test } from 'vitest';
import { playModes } from '../../contract/play.rules';
import { PlayModeSwitch } from '../../src/views/play/PlayModeSwitch';
import { control, press, tells } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { playModeWalk } from './playMode.walk';

const names = { fun: 'Fun', coins: 'Coins', money: 'Money' } as const;
const told = tells('playMode');
const radio = (mode: keyof typeof names) => control('radio', names[mode]) as HTMLInputElement;

test(
  'playMode: every edge that the page reaches is walked on the switch',
  async () => {
    await walkView(playModeWalk, {
      resident: 'playMode',
      view: <PlayModeSwitch />,
      by: {
        'session.opened': told,
        'session.closed': told,
        'playMode.choose': ({ mode }) => press('radio', names[mode]),
        'playMode.chosen': told,
        'playMode.retry': told,
        'route.shown': told,
        'playMode.settle': told,
        'player.undescribed': told,
        'player.described': told,
        'game.played': told,
        'game.left': told,
        'residents.arrived': told,
        'jurisdictions.loaded': 'jurisdictions.load',
        'affiliates.loaded': 'affiliates.load',
        'connection.found': 'connection.watch',
        'port.failed': ['jurisdictions.load', 'affiliates.load'],
      },
      without: {
        'playMode playMode.choose[1]': 'a guest plays for fun, and no other mode takes a press',
      },
      sees: ({ context }) => {
        const isRested = (mode: keyof typeof names) =>
          radio(mode).getAttribute('aria-disabled') === 'true';
        expect(isRested('fun')).toBe(false);
        // A guest plays for fun; what a member may is the rules' to say.
        if (!context.signedIn) expect([isRested('coins'), isRested('money')]).toEqual([true, true]);
        expect(playModes.filter((mode) => radio(mode).checked)).toEqual([
          isRested(context.chosen) ? 'fun' : context.chosen,
        ]);
      },
    });
  },
  WALK_MS,
);
