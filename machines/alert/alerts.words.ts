/** Alert types [§8]. */
export const alertKinds = ['info', 'error', 'success', 'warning', 'question'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Where an alert appears; bottomRight unless it says otherwise [§9]. */
export const alertPositions = [
  'topLeft',
  'topCenter',
  'topRight',
  'bottomLeft',
  'bottomCenter',
  'bottomRight',
  'center',
] as const;
export type AlertPosition = (typeof alertPositions)[number];

/** The alert to show: a phrase's slug and the values of its placeholders. */
export interface Saying {
  kind: AlertKind;
  slug: string;
  values?: Record<string, string>;
  position?: AlertPosition;
  /** The screen that it is about. */
  to?: string;
  /** Something was reached: it is celebrated. */
  festive?: true;
}

export type AlertsEvent = { type: 'alerts.say' } & Saying;

/** Sent to one alert (`alerts/alert:3`). */
export type AlertEvent =
  | { type: 'alert.close' }
  /** The pointer or the focus is on it, after so much of its time [decision 43]. */
  | { type: 'alert.hold'; shownMs: number }
  | { type: 'alert.release' }
  /** Another one was said after it, perhaps in the same words. */
  | { type: 'alert.followed'; by: Saying };

declare module '../kit/residents' {
  interface Residents {
    alerts: AlertsEvent;
  }
}
