import { HttpTransportType } from '@microsoft/signalr';

/** The ways on which the official client reaches a hub, by name. */
export const transports = {
  WebSockets: HttpTransportType.WebSockets,
  ServerSentEvents: HttpTransportType.ServerSentEvents,
  LongPolling: HttpTransportType.LongPolling,
};
export type TransportName = keyof typeof transports;
export const transportNames = Object.keys(transports) as TransportName[];
