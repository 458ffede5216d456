import { vi } from 'vitest';
import { parts } from './parts';

// Whether a part was here already depends on which files ran before; whoever walks pages has to know.
vi.mock('../../src/ui/part', async (original) => {
  const real = await original<typeof import('../../src/ui/part')>();
  const part: typeof real.part = (load, name) =>
    real.part(() => {
      parts.asked += 1;
      return load();
    }, name);
  return { part };
});
