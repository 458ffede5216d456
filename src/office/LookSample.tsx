import { useRef } from 'react';
import { PALETTE_KEYS, type Palette, TOKEN_OF } from '../../contract/palette.rules';
import type { DeedValues } from '../../machines/office/desk.words';
import { Button } from '../ui/Button';
import { useCssVars } from '../ui/cssVars';
import styles from './LookSample.module.css';
import {
  colourWords,
  type Mend,
  mendsOf,
  type PaletteName,
  paletteNames,
  paletteOf,
} from './lookDraft';
import { sayUnreadable } from './problem';
import { say } from './say';

const Page = ({ name, title, palette }: { name: string; title: string; palette: Palette }) => {
  const page = useRef<HTMLDivElement>(null);
  useCssVars(
    page,
    Object.fromEntries(PALETTE_KEYS.map((key) => [`--${TOKEN_OF[key]}`, palette[key]])),
  );
  return (
    // A picture for the eye, which may be unreadable; what of it is, is said below it in words.
    <div ref={page} className={styles.page} data-sample aria-hidden="true">
      <strong dir="auto">{name}</strong>
      <div className={styles.card}>
        <span>{say('Text')}</span> <span className={styles.quiet}>{say('Quiet text')}</span>
        <p className={styles.tones}>
          {(['color9', 'color10', 'color11', 'color12', 'color13', 'color14'] as const).map(
            (key) => (
              <span key={key} className={styles[key]}>
                {say(colourWords[key])}
              </span>
            ),
          )}
        </p>
        <span className={styles.button}>{say('Accent')}</span>
        <span className={styles.control}>{say(title)}</span>
      </div>
    </div>
  );
};

interface LookSampleProps {
  values: DeedValues;
  /** Takes another shade in the place of one that cannot be read. */
  take: (field: string, shade: string) => void;
}

const Mends = ({
  of,
  mends,
  take,
}: {
  of: PaletteName;
  mends: Mend[];
  take: LookSampleProps['take'];
}) => (
  <ul className={styles.mends}>
    {mends.map(({ key, on, measured, least, nearest }) => (
      <li key={key}>
        {sayUnreadable({ palette: of, colour: key, on, measured, least })}{' '}
        {nearest !== undefined && (
          <Button onClick={() => take(`${of}.${key}`, nearest)}>
            {say('Take {shade}', { shade: nearest })}
          </Button>
        )}
      </li>
    ))}
  </ul>
);

/** What is typed, worn by a sample of a page in both palettes, and what of it could not be read. */
export const LookSample = ({ values, take }: LookSampleProps) => (
  <div className={styles.samples}>
    {paletteNames.map((of) => {
      const palette = paletteOf(values, of);
      const title = of === 'dark' ? 'Dark colours' : 'Light colours';
      return (
        <section key={of} aria-label={say(title)}>
          <Page name={values['name'] ?? ''} title={title} palette={palette} />
          <Mends of={of} mends={mendsOf(palette)} take={take} />
        </section>
      );
    })}
  </div>
);
