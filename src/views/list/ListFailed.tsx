import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { FailedState } from '../../ui/FailedState';
import { OfflineState } from '../../ui/OfflineState';

interface ListFailedProps {
  /** What did not load, in words. */
  title: string;
  onRetry: () => void;
}

/** In the place of a list that did not load: without a network it comes by itself. */
export const ListFailed = ({ title, onRetry }: ListFailedProps) => {
  const say = useSay();
  const isOffline = useView('connection', (connection) => connection.hasTag('offline'));
  return isOffline ? (
    <OfflineState
      title={say('People.You are offline')}
      text={say('People.The list appears as soon as you are back.')}
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
