import { useSelector } from '@xstate/react';
import ExternalLink from 'lucide-react/icons/external-link';
import type { AdvertisementPlacement } from '../../../contract/advertisement';
import type { AdvertisementActor } from '../../../machines/advertisement/advertisement.machine';
import { isSignedIn } from '../../../machines/auth/session.select';
import {
  country as countryOf,
  language as languageOf,
} from '../../../machines/country/locale.select';
import { chosenMode } from '../../../machines/play/playMode.select';
import { useView } from '../../app/house';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { cx } from '../../ui/cx';
import styles from './Advertisement.module.css';
import { AdvertisementContent } from './AdvertisementContent';

const Shown = ({ actor }: { actor: AdvertisementActor }) => {
  const say = useSay();
  const advertisement = useSelector(actor, ({ context }) => context.advertisement);
  const isEmpty = useSelector(actor, (snapshot) => snapshot.matches({ place: 'empty' }));
  if (isEmpty) return <span hidden data-none />;
  if (advertisement === undefined) return null;
  const { name, target, landingUrl, content } = advertisement;
  const label = say('Advertisement.Advertisement');
  return (
    <aside
      className={cx(styles.block, content.type !== 'video' && styles.whole)}
      aria-label={label}
    >
      <p className={styles.label}>{label}</p>
      <AdvertisementContent {...advertisement} />
      <a
        className={styles.name}
        href={landingUrl}
        rel="sponsored noopener noreferrer"
        {...(target === 'new' && { target: '_blank' })}
        onClick={() => actor.send({ type: 'advertisement.click' })}
      >
        <span dir="auto">{name}</span>
        <ExternalLink aria-hidden="true" />
      </a>
    </aside>
  );
};

/** What stands in a placement: labelled as what it is, and gone where none is for who looks. */
export const AdvertisementBlock = ({ placement }: { placement: AdvertisementPlacement }) => {
  const country = useView('locale', countryOf);
  const language = useView('locale', languageOf);
  const mode = useView('playMode', chosenMode);
  const isMember = useView('session', isSignedIn);
  const at = `advertisement ${placement} ${country} ${language} ${mode} ${isMember}`;
  return (
    <Mounted
      key={at}
      at={at}
      control="advertisement"
      input={{ placement, country, language, mode }}
    >
      {(actor) => <Shown actor={actor} />}
    </Mounted>
  );
};
