import { useResident } from '../../app/house';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { FailedState } from '../../ui/FailedState';

/** The game did not load: on its page and at its table. */
export const Failed = () => {
  const say = useSay();
  const game = useResident('game');
  return (
    <Page title={say('Game.The game did not load')} width="text">
      <FailedState
        title={say('Game.The game did not load')}
        text={say('Common.The connection failed on the way.')}
        retryLabel={say('Common.Try again')}
        onRetry={() => game.send({ type: 'game.retry' })}
      />
    </Page>
  );
};
