export type SelectorEvent =
  | { type: 'selector.open' }
  | { type: 'selector.close' }
  | { type: 'selector.search'; text: string }
  | { type: 'selector.choose'; value: string };

declare module '../kit/controls' {
  interface Controls {
    selector: { value: string };
  }
}
