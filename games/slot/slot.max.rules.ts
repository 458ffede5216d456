import { bestOnLine, lookup, paysFor } from './slot.pays.rules';
import { ROWS, type SlotSkin } from './slot.skin';

/** The first symbols of a line. */
interface Lead {
  /** The best that the line can still become, as a multiple of its stake; of a whole line what it pays. */
  readonly hope: number;
  then(symbol: string): Lead;
}

/** The leads of every line, each worked out once, from the one without symbols. */
const leadsOf = (skin: SlotSkin): Lead => {
  const ends = skin.symbols.filter(({ kind }) => kind !== 'scatter').map(({ id }) => id);
  const leadOf = (symbols: readonly string[]): Lead => {
    const { multiple, run } = bestOnLine(skin, symbols);
    const rest = skin.reels.length - symbols.length;
    // They belong together no more: what follows cannot pay.
    if (run < symbols.length || rest === 0) {
      const lead: Lead = { hope: multiple, then: () => lead };
      return lead;
    }
    const after = new Map<string, Lead>();
    return {
      hope: Math.max(
        multiple,
        ...ends.map((id) => {
          const whole = [...symbols, ...Array.from({ length: rest }, () => id)];
          return bestOnLine(skin, whole).multiple;
        }),
      ),
      then(symbol) {
        const known = after.get(symbol) ?? leadOf([...symbols, symbol]);
        after.set(symbol, known);
        return known;
      },
    };
  };
  return leadOf([]);
};

/** What a reel can show, each once: the symbols from the top, and how many of them scatter. */
const columnsOf = (reel: readonly string[], scatter: string | undefined) => {
  const seen = new Map<string, { symbols: readonly string[]; scatters: number }>();
  for (const stop of reel.keys()) {
    const symbols = Array.from(
      { length: ROWS },
      (_, row) => reel[(stop + row) % reel.length] ?? '',
    );
    const scatters = symbols.filter((id) => id === scatter).length;
    seen.set(symbols.join(' '), { symbols, scatters });
  }
  return [...seen.values()];
};

/** What is in view once the first reels stand. */
interface View {
  readonly leads: readonly Lead[];
  readonly scatters: number;
  /** The most it can still pay, as a multiple of the stake. */
  readonly hope: number;
}

/**
 * The most that one spin can pay, exactly, as a multiple of the stake: all stops are searched
 * reel by reel, and a branch is left as soon as even its hopes stay below the best found.
 */
export const maxSpin = (skin: SlotSkin): number => {
  const { scatter } = lookup(skin);
  const reels = skin.reels.map((reel) => columnsOf(reel, scatter?.id));
  const viewOf = (leads: readonly Lead[], scatters: number, standing: number): View => {
    const lines = leads.reduce((sum, { hope }) => sum + hope, 0);
    const most = Math.min(scatters + (reels.length - standing), reels.length);
    return { leads, scatters, hope: lines / leads.length + paysFor(scatter, most) };
  };
  let best = 0;
  const search = (view: View, standing: number): void => {
    const columns = reels[standing];
    if (columns === undefined) {
      best = Math.max(best, view.hope);
      return;
    }
    const next = columns.map(({ symbols, scatters }) => {
      const leads = view.leads.map((lead, line) =>
        lead.then(symbols[skin.lines[line]?.[standing] ?? 0] ?? ''),
      );
      return viewOf(leads, view.scatters + scatters, standing + 1);
    });
    for (const one of next.sort((a, b) => b.hope - a.hope))
      if (one.hope > best) search(one, standing + 1);
  };
  const start = leadsOf(skin);
  search(
    viewOf(
      skin.lines.map(() => start),
      0,
      0,
    ),
    0,
  );
  return best;
};
