import { vi } from 'vitest';
import { parts } from './parts';

// Whether a part was here already depends on which files ran before; whoever walks pages has to know.
vi.mock('../../src/ui/patiently', async (original) => {
  const real = await original<typeof import('../../src/ui/patiently')>();
  const patiently: typeof real.patiently = (load) => {
    parts.asked += 1;
    return real.patiently(load);
  };
  return { ...real, patiently };
});
