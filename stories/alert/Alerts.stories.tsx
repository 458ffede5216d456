import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { alertKinds, alertPositions } from '../../machines/alert/alerts.words';
import { Alerts } from '../../src/views/alert/Alerts';
import { Modals } from '../../src/views/modal/Modals';
import { Footer } from '../../src/views/navigation/Footer';
import { alertsOf } from '../support/forms';
import { said } from '../support/spoken';
import { resident, shown, storyOf } from '../support/story';

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

/** The alert's own cross, once a press in its middle would reach it. */
const cross = async (): Promise<HTMLElement> => {
  const messages = await screen.findByRole('region', { name: said('Alert.Messages') });
  const button = within(messages).getByRole('button', { name: said('Alert.Close') });
  await waitFor(() => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return expect(button.contains(hit)).toBe(true);
  });
  return button;
};

/** Said before a dialog opened, it stands over it, and over the page again when that closes. */
export const OverADialog = storyOf(
  alertsOf('lasting', { kind: 'error', slug }),
  <>
    <Footer />
    <Alerts />
    <Modals />
  </>,
  {
    play: async () => {
      const opener = screen.getByRole('button', { name: said('Locale.Language and look') });
      await userEvent.click(opener);
      await shown(screen, 'radio');
      const dialog = screen.getByRole('dialog');
      await expect(dialog.contains(await cross())).toBe(true);
      (await cross()).focus();
      await expect(await cross()).toHaveFocus();
      const [close] = within(dialog).getAllByRole('button', { name: said('Common.Close') });
      if (close !== undefined) await userEvent.click(close);
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(document.body.contains(await cross())).toBe(true);
      await userEvent.click(opener);
      await cross();
    },
  },
);
