import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import styles from './Planted.module.css';

export default { title: 'ui/planted' };

/** What the audit of words says of a page on which something is planted, or that it says nothing. */
const planted = (page: ReactNode, known: object, says: RegExp | undefined): StoryObj => ({
  render: () => <div className={styles.page}>{page}</div>,
  play: async ({ canvasElement }) => {
    // Sizes are changed by who runs the tests.
    if (import.meta.env.MODE !== 'test') return;
    const { auditWords } = await import('../../.storybook/auditWords');
    const audited = auditWords(canvasElement, JSON.stringify(known));
    if (says === undefined) await audited;
    else await expect(audited).rejects.toThrow(says);
  },
});

export const Overlapping = planted(
  <>
    <p>⟦óñé⟧</p>
    <p className={styles.over}>⟦ţŵó⟧</p>
  </>,
  {},
  /overlap at 360 ltr: ⟦óñé⟧ \| ⟦ţŵó⟧/,
);
export const OverlappingRightToLeft = planted(
  <>
    <p>⟦óñé⟧</p>
    <p className={styles.left}>⟦ţŵó⟧</p>
  </>,
  {},
  /^3 findings(?:\noverlap at \d+ rtl: ⟦óñé⟧ \| ⟦ţŵó⟧){3}$/,
);
/** Out of sight until it is scrolled to. */
export const OverlappingBelow = planted(
  <>
    <p className={styles.below}>⟦óñé⟧</p>
    <p className={styles.over}>⟦ţŵó⟧</p>
  </>,
  {},
  /overlap at 1366 rtl: ⟦óñé⟧ \| ⟦ţŵó⟧/,
);
export const Covered = planted(
  <>
    <p>⟦óñé⟧</p>
    <p className={styles.badge}>⟦ţŵó⟧</p>
  </>,
  {},
  undefined,
);
export const SetTightly = planted(
  <p className={styles.tight}>
    ⟦óñé⟧
    <br />
    ⟦ţŵó⟧
  </p>,
  {},
  undefined,
);
export const Cut = planted(<p className={styles.cut}>⟦óñé áñđ ţŵó⟧</p>, {}, /is cut at 360 ltr/);
export const NoPhrase = planted(
  <p>Stranger</p>,
  { Stranger: 'A Stranger comes', of: 'Strangers' },
  /is no phrase: Stranger/,
);
export const Known = planted(
  <>
    <p>Stranger</p>
    <p>comes: ⟦óñé⟧</p>
  </>,
  { name: 'Stranger', body: 'He\ncomes' },
  undefined,
);
