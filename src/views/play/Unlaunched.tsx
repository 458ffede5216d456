import { useResident } from '../../app/house';
import { useSay } from '../../app/say';
import { FailedState } from '../../ui/FailedState';

/** The game did not start. */
export const Unlaunched = () => {
  const say = useSay();
  const play = useResident('play');
  return (
    <FailedState
      title={say('Play.The game did not start')}
      text={say('Play.Nothing was staked. Try again.')}
      retryLabel={say('Common.Try again')}
      onRetry={() => play.send({ type: 'play.retry' })}
    />
  );
};
