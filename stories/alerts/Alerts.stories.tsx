import { alertKinds, alertPositions } from '../../machines/alerts/alerts.events';
import { Alerts } from '../../src/views/alerts/Alerts';
import { alertsOf } from '../support/forms';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/alerts' };

const slug = 'Settings.Your information is updated';

export const Quiet = storyOf(resident('alerts', 'listening'), <Alerts />);
export const EveryKind = storyOf(
  alertsOf('passing', ...alertKinds.map((kind) => ({ kind, slug }))),
  <Alerts />,
);
export const EveryPosition = storyOf(
  alertsOf(
    'passing',
    ...alertPositions.map((position, index) => ({
      kind: alertKinds[index % alertKinds.length] ?? 'info',
      slug,
      position,
    })),
  ),
  <Alerts />,
);
export const InArabic = storyOf(
  alertsOf('passing', { kind: 'success', slug: 'Common.Try again' }),
  <Alerts />,
  { direction: 'rtl' },
);
