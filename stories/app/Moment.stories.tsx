import { expect, userEvent } from 'storybook/test';
import { Moment } from '../../src/app/Moment';
import { said } from '../support/spoken';
import { resident, storyOf } from '../support/story';

export default { title: 'app/Moment' };

const at = Date.UTC(2026, 10, 20, 20);
const evening = resident('clock', 'ticking', { at, minuteAt: at });
const moments = [
  '2026-11-20T19:59:45.000Z',
  '2026-11-20T19:57:00.000Z',
  '2026-11-20T17:00:00.000Z',
  '2026-11-13T20:00:00.000Z',
];
const view = (
  <ul>
    {moments.map((moment) => (
      <li key={moment}>
        <Moment at={moment} />
      </li>
    ))}
    <li>
      <button type="button">
        <Moment at="2024-11-20T20:00:00.000Z" isInControl />
      </button>
    </li>
  </ul>
);

/** Whether the time shows its date. */
const isDated = (time: Element | null | undefined): boolean =>
  time !== null && time !== undefined && getComputedStyle(time, '::after').display === 'block';

export const Ago = storyOf(evening, view);
export const DateOnFocus = storyOf(evening, view, {
  play: async ({ canvas }) => {
    const time = canvas.getByText(said('Moment.{count} minutes ago', { count: 3 })).closest('time');
    const width = time?.getBoundingClientRect().width;
    await expect(isDated(time)).toBe(false);
    await userEvent.tab();
    await userEvent.tab();
    await expect(time).toHaveFocus();
    await expect(isDated(time)).toBe(true);
    await expect(time?.getBoundingClientRect().width).toBe(width);
  },
});
export const DateOnFocusOfItsControl = storyOf(evening, view, {
  play: async ({ canvas }) => {
    const time = canvas.getByText(said('Moment.{count} years ago', { count: 2 })).closest('time');
    for (const _ of [...moments, 'button']) await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(isDated(time)).toBe(true);
  },
});
