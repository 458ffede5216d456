import { type ReactNode, useId, useRef } from 'react';
import { type GiftColour, giftColours } from '../../../contract/gift';
import { colourOf } from '../../../machines/gift/giftSend.rules';
import { useSay } from '../../app/say';
import { GiftBox, giftPaints } from '../../art/GiftBox';
import { useCssVars } from '../../ui/cssVars';
import styles from './GiftSend.module.css';
import { colourWords } from './words';

interface ColoursProps {
  legend: string;
  value: GiftColour;
  onChange: (value: string) => void;
}

const Swatch = ({ colour, children }: { colour: GiftColour; children: ReactNode }) => {
  const face = useRef<HTMLSpanElement>(null);
  const [light, middle, shade] = giftPaints[colour];
  useCssVars(face, { '--light': light, '--middle': middle, '--deep': shade });
  return (
    <label className={styles.swatch}>
      {children}
      <span ref={face} className={styles.paint} />
    </label>
  );
};

const Colours = ({ legend, value, onChange }: ColoursProps) => {
  const say = useSay();
  const name = useId();
  return (
    <fieldset className={styles.colours}>
      <legend className={styles.legend}>
        {legend}
        <span className={styles.colour}>{say(colourWords[value])}</span>
      </legend>
      <div className={styles.swatches}>
        {giftColours.map((colour) => (
          <Swatch key={colour} colour={colour}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={colour}
              checked={colour === value}
              aria-label={say(colourWords[colour])}
              onChange={() => onChange(colour)}
            />
          </Swatch>
        ))}
      </div>
    </fieldset>
  );
};

interface BoxChoiceProps {
  box: string;
  tape: string;
  onBox: (colour: string) => void;
  onTape: (colour: string) => void;
}

/** The box as it will be given, and the colours that it is drawn in [§3 Gift]. */
export const BoxChoice = ({ box, tape, onBox, onTape }: BoxChoiceProps) => {
  const say = useSay();
  return (
    <div className={styles.look}>
      <GiftBox className={styles.box} box={colourOf(box)} tape={colourOf(tape)} />
      <Colours legend={say('Gifts.Box')} value={colourOf(box)} onChange={onBox} />
      <Colours legend={say('Gifts.Tape')} value={colourOf(tape)} onChange={onTape} />
    </div>
  );
};
