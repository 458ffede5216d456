export type SelectorEvent =
  | { type: 'selector.open' }
  | { type: 'selector.close' }
  | { type: 'selector.search'; text: string }
  | { type: 'selector.choose'; value: string };

declare module '../kit/controls' {
  interface Controls {
    selector: {
      value: string;
      /** Characters that the search takes; 60 unless told [§5 Dropdown]. */
      maxLength?: number;
      /** From how many characters on it searches; 1 unless told [§5 Dropdown]. */
      minimum?: number;
    };
  }
}
