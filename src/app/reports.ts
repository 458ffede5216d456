import { waitFor } from 'xstate';
import type { House } from './house';

/** A broken loop must not flood whoever listens. */
const REPORTS_MAX = 10;

/** What is told of a fault: what it is, and where in the program. Never what is on the page. */
interface Report {
  message: string;
  stack?: string;
  /** Of the page, without ids' query and hash. */
  path: string;
  version: string;
  agent: string;
}

const toldOf = (cause: unknown): Pick<Report, 'message' | 'stack'> =>
  cause instanceof Error
    ? { message: `${cause.name}: ${cause.message}`, ...(cause.stack && { stack: cause.stack }) }
    : { message: String(cause) };

/**
 * Tells the operator's error-reporting address [§3 Environment settings] what nobody caught in this
 * page, each fault once and ten at most; nothing where there is no address.
 */
export const reportFaults = (page: Window, { branding }: Pick<House, 'branding'>): void => {
  const told = new Set<string>();
  const tell = async (cause: unknown): Promise<void> => {
    const fault = toldOf(cause);
    if (told.size >= REPORTS_MAX || told.has(fault.message)) return;
    told.add(fault.message);
    const { context } = await waitFor(branding, (brand) => brand.context.bootstrap !== undefined);
    const { errorReporting, version = '' } = context.bootstrap?.environment ?? {};
    if (errorReporting === undefined) return;
    const { pathname: path } = page.location;
    const report: Report = { ...fault, path, version, agent: page.navigator.userAgent };
    // As plain text, which no other origin has to be asked for first.
    page.navigator.sendBeacon(errorReporting, JSON.stringify(report));
  };
  page.addEventListener('error', ({ error, message }) => void tell(error ?? message));
  page.addEventListener('unhandledrejection', ({ reason }) => void tell(reason));
};
