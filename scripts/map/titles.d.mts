interface Titled {
  title: string;
  isSkipped: boolean;
}
export const testsOf: (file: string, text: string) => Titled[];
export const isOf: (said: string, title: string) => boolean;
