export interface Ran {
  file: string;
  title: string;
  status: string;
}
export const testsIn: (report: unknown) => Ran[];
export const readReports: (folder: string) => Ran[];
