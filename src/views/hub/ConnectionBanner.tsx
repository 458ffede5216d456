import { isOffline } from '../../../machines/connection/connection.select';
import { isCutOff } from '../../../machines/hub/hub.select';
import { isUnheard } from '../../../machines/socket/socket.select';
import { useHasArrived, useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Banner } from '../../ui/Banner';

/** What the banner says below its headline. */
const useDetail = (): string => {
  const isDeviceOffline = useView('connection', isOffline);
  const hasArrived = useHasArrived();
  const hasGivenUp = useView(
    'hub',
    (hub) => hasArrived && hub.matches({ disconnected: 'exhausted' }),
  );
  if (isDeviceOffline) return 'Hub.Your device is off line. What you see stays.';
  return hasGivenUp
    ? 'Hub.We stopped trying. What you see stays.'
    : 'Hub.What you see stays, and we keep trying.';
};

/** A lost connection is visible, never silent; the button starts again from the first delay. */
export const ConnectionBanner = () => {
  const say = useSay();
  const hub = useResident('hub');
  const socket = useResident('socket');
  const hasArrived = useHasArrived();
  const isLost = useView('hub', (snapshot) => hasArrived && isCutOff(snapshot));
  const isDeviceOffline = useView('connection', isOffline);
  const isPublicLost = useView('socket', (snapshot) => hasArrived && isUnheard(snapshot));
  const isTrying = useView('hub', (snapshot) => hasArrived && snapshot.hasTag('busy'));
  const detail = useDetail();
  if (!isLost && !isDeviceOffline && !isPublicLost) return null;
  return (
    <Banner
      text={say('Hub.The connection is lost.')}
      detail={say(detail)}
      busy={isLost && isTrying}
      {...(hasArrived && { actionLabel: say('Hub.Reconnect now') })}
      onAction={() => {
        hub.send({ type: 'hub.reset' });
        socket.send({ type: 'socket.reset' });
      }}
    />
  );
};
