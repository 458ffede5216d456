import type { AdvertisementWhole as Whole } from '../../contract/advertisement.desk';
import type { StaffSelf } from '../../contract/staff';
import type { DeskActor } from '../../machines/office/desk.machine';
import { AdvertisementContent } from '../views/advertisement/AdvertisementContent';
import { DeedButtons } from './DeedButtons';
import { advertisements } from './desks/advertisement.desk';
import { deedsFor } from './look';
import styles from './Office.module.css';
import { Parts } from './Parts';
import { say, sayCount, sayShare, sayWhen } from './say';

interface AdvertisementWholeProps {
  desk: DeskActor;
  item: Whole;
  self: StaffSelf;
}

/** To whom it is shown, when, and how often; what is all is not said. */
const Bounds = ({ terms }: Pick<Whole, 'terms'>) => (
  <p className={styles.quiet}>
    <Parts
      of={[
        terms.countries.join(', '),
        terms.languages.join(', '),
        terms.modes.map((mode) => say(mode)).join(', '),
        terms.from !== undefined && say('from {moment}', { moment: sayWhen(terms.from) }),
        terms.until !== undefined && say('until {moment}', { moment: sayWhen(terms.until) }),
        terms.perDay !== undefined &&
          say('{count} times a day at most', { count: sayCount(terms.perDay) }),
      ]}
    />
  </p>
);

/** An advertisement as it is shown, to whom, and how often it was seen and followed. */
export const AdvertisementWhole = ({ desk, item, self }: AdvertisementWholeProps) => {
  const { terms, shown, counts, isEnded, _id } = item;
  // The document of one that was ended leads nowhere.
  const isSeen = !isEnded || shown.content.html === undefined;
  return (
    <article className={styles.dossier}>
      <h2 className={styles.subtitle} dir="auto">
        {terms.name}
      </h2>
      <p className={styles.quiet}>
        <Parts
          of={[
            say(terms.content.type),
            terms.placements.map((one) => say(one)).join(', '),
            isEnded ? say('ended') : say('shown'),
          ]}
        />
      </p>
      <Bounds terms={terms} />
      {isSeen && (
        <div className={styles.advertised}>
          <AdvertisementContent {...shown} />
        </div>
      )}
      <p className={styles.quiet} dir="ltr">
        {terms.landingUrl}
      </p>
      <div className={styles.deeds}>
        <DeedButtons
          desk={desk}
          deeds={deedsFor(advertisements.deeds, item, self.grants, 'advertisements')}
          item={item}
          id={_id}
        />
      </div>
      <section className={styles.part} aria-labelledby="counts">
        <h3 id="counts">{say('Seen and followed')}</h3>
        {counts.length === 0 && <p className={styles.quiet}>{say('Nobody has seen it.')}</p>}
        <ul>
          {counts.map(({ placement, loads, clicks }) => (
            <li key={placement}>
              <span>{say(placement)}</span>
              <small>
                <Parts
                  of={[
                    say('{count} loads', { count: sayCount(loads) }),
                    say('{count} clicks', { count: sayCount(clicks) }),
                    loads > 0 && sayShare(clicks / loads),
                  ]}
                />
              </small>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
};
