import { Suspense, useEffect, useEffectEvent } from 'react';
import { topModal } from '../../../machines/modal/modals.select';
import { isEditing } from '../../../machines/phrase/phraseEditor.select';
import { isTranslating } from '../../../machines/phrase/translating.select';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { useSay } from '../../app/say';
import { Dialog } from '../../ui/Dialog';
import { part } from '../../ui/part';
import { Skeleton } from '../../ui/Skeleton';

const Preferences = part(() => import('../country/Preferences'), 'Preferences');

const AskBlock = part(() => import('../relation/Ask'), 'AskBlock');
const AskRemove = part(() => import('../relation/Ask'), 'AskRemove');

const AchievementDetail = part(
  () => import('../achievement/AchievementDetail'),
  'AchievementDetail',
);

/** Play pauses wherever its player is. */
const RealityCheck = part(() => import('../protection/RealityCheck'), 'RealityCheck');

/** A page is translated where it stands. */
const TranslationLayer = part(() => import('../phrase/TranslationLayer'), 'TranslationLayer');

/** Ctrl+K begins to translate whichever page is open, and ends it. */
const Shortcut = () => {
  const translating = useResident('translating');
  const isOn = useView('translating', isTranslating);
  const turn = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
    // Some browsers search with it.
    event.preventDefault();
    translating.send({ type: isOn ? 'translating.stop' : 'translating.start' });
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => turn(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return null;
};

/** Its code comes when somebody translates. */
const Translation = () => {
  const isOn = useView('translating', isTranslating);
  const isOpen = useView('phraseEditor', isEditing);
  return isOn || isOpen ? <TranslationLayer /> : null;
};

const Unlock = part(() => import('../play/Unlock'), 'Unlock');

/** The dialogs that may be opened from anywhere; a page shows its own. */
const dialogs = {
  achievement: { title: 'Achievements.Achievement', Content: AchievementDetail },
  askBlock: { title: 'People.Block this player?', Content: AskBlock },
  askRemove: { title: 'People.End this friendship?', Content: AskRemove },
  unlock: { title: 'PlayMode.What is missing', Content: Unlock },
  preferences: { title: 'Locale.Language and look', Content: Preferences },
} as const;

const isDialog = (name: string | undefined): name is keyof typeof dialogs =>
  name !== undefined && Object.hasOwn(dialogs, name);

/** The dialog on top, if it is one of the product's own. */
const Opened = () => {
  const say = useSay();
  const modals = useResident('modals');
  const modal = useView('modals', topModal);
  if (modal === undefined || !isDialog(modal.name)) return null;
  const { title, Content } = dialogs[modal.name];
  return (
    <Dialog
      // One over another is another: the focus goes into it.
      key={modal.name}
      open
      size={modal.size}
      title={say(title)}
      closeLabel={say('Common.Close')}
      onClose={() => modals.send({ type: 'modals.close' })}
    >
      <Suspense fallback={<Skeleton shape="block" />}>
        <Content />
      </Suspense>
    </Dialog>
  );
};

/** What may stand over any page. */
export const Modals = () => (
  <>
    <Opened />
    <Late fallback={null}>
      <Shortcut />
      <Suspense fallback={null}>
        <RealityCheck />
        <Translation />
      </Suspense>
    </Late>
  </>
);
