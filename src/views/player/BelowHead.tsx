import { later } from '../../app/later';
import { useSay } from '../../app/say';
import { Card } from '../../ui/Card';

const Folder = later(async () => (await import('../image/Folder')).Folder);
const Achieved = later(async () => (await import('../achievement/Achieved')).Achieved);
const ActivityFeed = later(async () => (await import('../activity/ActivityFeed')).ActivityFeed);

const AdvertisementPlace = later(
  async () => (await import('../advertisement/AdvertisementPlace')).AdvertisementPlace,
);

/** What stands below the head of a profile, which waits for none of it: pictures, what was achieved, the feed. */
export const BelowHead = ({ of }: { of: string }) => {
  const say = useSay();
  return (
    <>
      <Folder of={of} />
      <Achieved />
      <Card as="section" title={say('Nav.Activities')}>
        <ActivityFeed />
      </Card>
      <AdvertisementPlace placement="profile" />
    </>
  );
};
