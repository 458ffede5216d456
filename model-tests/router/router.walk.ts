import { routerMachine } from '../../machines/router/router.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const routerWalk = walk({
  // The house's own redirects make no circle: the walk supplies one.
  machine: silent(routerMachine).provide({
    guards: { isStuck: ({ context }) => context.asked === '/circle' },
  }),
  inputs: [{ to: '/', signedIn: false, magicHeld: false }],
  events: [
    { type: 'residents.arrived', names: ['everyone'] },
    { type: 'router.go', to: '/circle' },
    { type: 'router.go', to: '/wallet' },
    { type: 'router.replace', to: '/play/money/lucky-wheel' },
    { type: 'router.go', to: '/play/lucky-wheel' },
    { type: 'router.play', mode: 'coins' },
    { type: 'router.play', mode: 'money' },
    { type: 'router.refine', to: '/games?search=w' },
    { type: 'router.moved', to: '/nowhere' },
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'player.known', isVerified: true },
    { type: 'player.known', isVerified: false },
    { type: 'branding.known', magicRequired: true },
    { type: 'magic.opened' },
  ],
  view: ({ context: { asked, visitor } }) => [asked, visitor],
});
