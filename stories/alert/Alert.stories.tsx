import { alertMachine } from '../../machines/alert/alert.machine';
import type { Saying } from '../../machines/alert/alerts.words';
import { Alerts } from '../../src/views/alert/Alerts';
import { alertsOf } from '../support/forms';
import { still } from '../support/still';
import { storyOf } from '../support/story';

export default { title: 'machines/alert' };

const alert = (state: string, saying: Saying) =>
  storyOf(
    { still: still(alertMachine, state, saying), stills: alertsOf(state, saying).stills },
    <Alerts />,
  );
const good: Saying = { kind: 'success', slug: 'Settings.Your information is updated' };
const bad: Saying = { kind: 'error', slug: 'Home.Couldn’t Open Connection To Server' };

export const Passing = alert('passing', good);
export const Held = alert('held', good);
export const Lasting = alert('lasting', bad);
export const Leaving = alert('leaving', bad);
export const Celebrated = alert('passing', {
  kind: 'info',
  slug: 'Push.You reached an achievement: collect its reward',
  position: 'topCenter',
  to: '/achievements',
  festive: true,
});
