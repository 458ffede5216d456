import { PHRASE_PICTURE_HEIGHT, PHRASE_PICTURE_WIDTH } from '../../../contract/limits';
import type { PhraseSight, PictureBox } from '../../../contract/suggestion';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import styles from './Sights.module.css';
import { controlWords } from './words';

/** A length of the small phone, as a part of the picture that is as wide as there is room. */
const scaled = (pixels: number): string => `${(pixels / PHRASE_PICTURE_WIDTH) * 100}cqi`;

/** A drawing on the page is no sign beside words. */
const ICON_MAX = 48;
const toneOf = ({ tone, width }: PictureBox): PictureBox['tone'] =>
  tone === 'icon' && width > ICON_MAX ? 'picture' : tone;

/** A second line would begin below the box. */
const isShort = ({ height, size = 0 }: PictureBox): boolean => height < size * 2;

/** A line that just fits where it was measured still does where it is drawn a little smaller. */
const SLACK = '0.5em';

/** Of this size and above words stand in the face of headings, which is narrower. */
const HEADING_MIN = 20;
const isHeading = ({ size = 0 }: PictureBox): boolean => size >= HEADING_MIN;

const Box = ({ box, text }: { box: PictureBox; text: string | undefined }) => (
  <span
    className={styles.box}
    data-tone={toneOf(box)}
    data-own={box.own}
    data-short={isShort(box)}
    data-heading={isHeading(box)}
    style={{
      insetInlineStart: scaled(box.x),
      insetBlockStart: scaled(box.y),
      // What is written may need more.
      [box.own === true && isShort(box) ? 'minInlineSize' : 'inlineSize']:
        text === undefined ? scaled(box.width) : `calc(${scaled(box.width)} + ${SLACK})`,
      blockSize: scaled(box.height),
      ...(box.size !== undefined && { fontSize: scaled(box.size) }),
    }}
  >
    {text}
  </span>
);

const Sight = ({ sight: { control, room, boxes } }: { sight: PhraseSight }) => {
  const say = useSay();
  const draft = useView('phraseEditor', ({ context }) => context.draft.trim());
  return (
    <figure className={styles.sight}>
      <div className={styles.around}>
        <div
          className={styles.picture}
          role="img"
          aria-label={say('Translate.Where it stands')}
          style={{ blockSize: scaled(PHRASE_PICTURE_HEIGHT) }}
        >
          {boxes.map((box, at) => (
            <Box
              // biome-ignore lint/suspicious/noArrayIndexKey: They are drawn over each other.
              key={at}
              box={box}
              text={box.own === true && box.text !== undefined && draft !== '' ? draft : box.text}
            />
          ))}
        </div>
      </div>
      <figcaption className={styles.caption}>
        <span>{say(controlWords[control])}</span>
        {room !== undefined && (
          <span>
            {say('Translate.Room for about {letters} letters on a small phone', {
              letters: String(room),
            })}
          </span>
        )}
      </figcaption>
    </figure>
  );
};

/** Pictures of where the phrase stands: a small phone’s, in the language, with what is being written. */
export const Sights = () => {
  const sights = useView('phraseEditor', ({ context }) => context.sights);
  return sights.map((sight) => <Sight key={sight.control} sight={sight} />);
};
