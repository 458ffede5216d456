import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { FailedState } from '../../ui/FailedState';
import { OfflineState } from '../../ui/OfflineState';

interface PlayerFailedProps {
  /** Whose account or profile did not load, in words. */
  title: string;
  onRetry: () => void;
}

/** In the place of an account or a profile that did not load; it is the network's fault or ours. */
export const PlayerFailed = ({ title, onRetry }: PlayerFailedProps) => {
  const say = useSay();
  const isOffline = useView('connection', (connection) => connection.hasTag('offline'));
  return isOffline ? (
    <OfflineState
      title={say('People.You are offline')}
      text={say('Player.It needs a connection: try again once you are back.')}
      action={<Button onClick={onRetry}>{say('Common.Try again')}</Button>}
    />
  ) : (
    <FailedState
      title={title}
      text={say('Common.The connection failed on the way.')}
      retryLabel={say('Common.Try again')}
      onRetry={onRetry}
    />
  );
};
