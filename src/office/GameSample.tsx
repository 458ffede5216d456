import { GameShown } from '../../contract/game.desk';
import { slugOf } from '../../contract/game.rules';
import { shownOf } from './gameDraft';
import type { DeedSampleProps } from './look';
import { Sample } from './Sample';
import styles from './Sample.module.css';
import { say } from './say';

/** As players meet it in a list and on its page. */
export const GameSample = ({ id, values }: DeedSampleProps) => {
  const { data } = GameShown.safeParse(shownOf(values));
  return (
    <Sample terms={data}>
      {({ studio, features, image }) => (
        <div className={styles.card}>
          {image !== undefined && <img src={image} alt="" />}
          <div>
            <strong>{slugOf(id.split(' ')[0] ?? '')}</strong>
            <p dir="auto">{studio ?? say('its own studio')}</p>
            <p dir="auto" className={styles.quiet}>
              {features?.join(', ') ?? say('its own features')}
            </p>
          </div>
        </div>
      )}
    </Sample>
  );
};
