import { revealSteps } from '../../games/show.rules';
import type { Adapters } from '../../machines/app/furnish';

/** With reduced motion nothing moves, so nothing is waited for. */
const CALM_MS = 300;

/** Ports that what is drawn answers itself, and no transport. */
export const showAdapters: Pick<Adapters, 'table.time' | 'sound.speaker'> = {
  'table.time': ({ engine, outcome }, answer) => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const steps = revealSteps(engine, outcome).map((step) => (isCalm ? CALM_MS : step));
    answer({ type: 'table.timed', steps });
    return undefined;
  },
  // Loaded by whoever switches the sound on.
  'sound.speaker': (_, answer, hear) => {
    const speaker = import('./sound/speaker').then(({ openSpeaker }) => openSpeaker());
    const failed = () => answer({ type: 'port.failed', port: 'sound.speaker' });
    speaker.catch(failed);
    hear((command) => void speaker.then(({ play }) => play(command)).catch(failed));
    return () => void speaker.then(({ close }) => close()).catch(failed);
  },
};
