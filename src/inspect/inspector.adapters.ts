import { reasonOf } from '../../machines/app/supervisor';
import { type AdaptersOf, fill } from '../../machines/kit/port';
import { charts } from './charts';
import type { inspectorPorts } from './inspector.words';
import { journalAt, type Told, toldOf } from './journal.file';
import { layOut } from './layout';
import { momentAt } from './moment';
import { CHANNEL, type Report } from './report';

type Adapters = AdaptersOf<typeof inspectorPorts>;

const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(address));
};

const adapters: Adapters = {
  'inspector.tabs': (_, answer, hear) => {
    const channel = new BroadcastChannel(CHANNEL);
    const opened = new Map<string, Told>();
    const open = async (url: string): Promise<void> => {
      try {
        const pages = await journalAt(url);
        for (const page of pages) opened.set(page.app.id, page);
        answer({ type: 'journal.opened', apps: pages.map(({ app }) => app) });
      } catch (error) {
        answer({ type: 'journal.refused', reason: reasonOf(error) });
      }
    };
    channel.onmessage = ({ data }: MessageEvent<Report>) => answer(data);
    hear((request) => {
      const page = request.type === 'app.follow' ? opened.get(request.app) : undefined;
      if (request.type === 'journal.open') void open(request.url);
      else if (page === undefined) channel.postMessage(request);
      else answer(toldOf(page));
    });
    return () => channel.close();
  },
  'inspector.replay': ({ start, recording, n }, answer) => {
    try {
      answer({ type: 'moment.shown', moment: momentAt(start, recording, n) });
    } catch (error) {
      answer({ type: 'moment.refused', reason: String(error) });
    }
    return undefined;
  },
  'inspector.layOut': ({ machine }, answer) => {
    const chart = charts.get(machine);
    if (chart === undefined) answer({ type: 'chart.unknown' });
    else
      layOut(chart).then(
        (layout) => answer({ type: 'chart.laid', layout }),
        () => answer({ type: 'port.failed', port: 'inspector.layOut' }),
      );
    return undefined;
  },
  'inspector.file': (_, _answer, hear) => {
    hear(({ start, recording }) =>
      saveFile(`journal-${start.at}.json`, JSON.stringify({ start, ...recording }, undefined, 2)),
    );
    return undefined;
  },
};

/** The inspector's ports for a browser: give them to its machine's `.provide({ actors })`. */
export const browserPorts = {
  'inspector.tabs': fill('inspector.tabs', adapters['inspector.tabs']),
  'inspector.replay': fill('inspector.replay', adapters['inspector.replay']),
  'inspector.layOut': fill('inspector.layOut', adapters['inspector.layOut']),
  'inspector.file': fill('inspector.file', adapters['inspector.file']),
};
