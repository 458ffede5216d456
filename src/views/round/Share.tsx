import { useSelector } from '@xstate/react';
import Share2 from 'lucide-react/icons/share-2';
import type { ShareActor } from '../../../machines/round/share.machine';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import styles from './Round.module.css';

interface ShareProps {
  /** The round's own address, from the root. */
  path: string;
  /** Its result in a sentence. */
  words: string;
}

const Link = ({ share }: { share: ShareActor }) => {
  const say = useSay();
  const snapshot = useSelector(share, (whole) => whole);
  return (
    <div className={styles.share}>
      <Button
        icon={<Share2 aria-hidden="true" />}
        busy={snapshot.hasTag('busy')}
        onClick={() => share.send({ type: 'share.send' })}
      >
        {say('Round.Share this round')}
      </Button>
      <p className={styles.time} role="status">
        {snapshot.matches('copied') &&
          say('Round.The link is copied: whoever has it sees the round')}
        {snapshot.matches('spelled') && (
          <>
            {say('Round.Copy this link:')} <bdi dir="ltr">{snapshot.context.link}</bdi>
          </>
        )}
      </p>
    </div>
  );
};

/** The way to hand a round on. */
export const Share = ({ path, words }: ShareProps) => (
  <Mounted at={`share ${path}`} control="share" input={{ path, words }}>
    {(share) => <Link share={share} />}
  </Mounted>
);
