import { enqueueActions } from 'xstate';
import type { FormContext } from '../kit/form';
import type { FormEvent } from '../kit/form.words';
import { tell } from '../kit/tell';

interface Told {
  /** What the alert says. */
  slug?: string;
  /** What of the account is another from now on; nothing where it stays as it was. */
  changed?: readonly string[];
}

/** What a settings form tells once the server took it: an alert, and that the account changed. */
export const told = ({ slug = 'Settings.Your information is updated', changed = [] }: Told) =>
  enqueueActions<FormContext, FormEvent, undefined, FormEvent, never, never, never, never, never>(
    ({ enqueue }) => {
      enqueue(tell('alerts', { type: 'alerts.say', kind: 'success', slug }));
      if (changed.length > 0)
        enqueue(tell('player', { type: 'player.changed', changed: [...changed] }));
      if (changed.includes('settings')) enqueue(tell('viewAs', { type: 'viewAs.refresh' }));
    },
  );
