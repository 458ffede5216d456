import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { redact } from '../../machines/app/redact';

/** Feeds the hosted inspector, which opens in a window of its own; what it gets is redacted. */
export const openStately = (): ((event: InspectionEvent) => void) => {
  const { inspect } = createBrowserInspector({
    sanitizeEvent: redact,
    sanitizeContext: (context) => redact(JSON.parse(JSON.stringify(context))),
  });
  return (event) => inspect.next?.(event);
};
