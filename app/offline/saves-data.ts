/** Only Chromium has it: https://wicg.github.io/savedata/ */
interface NavigatorWithSaveData {
  connection?: { saveData?: boolean };
}

/** Whether the visitor asked the browser to save data. */
export const savesData = (): boolean => (navigator as NavigatorWithSaveData).connection?.saveData === true;
