/** The scrolling notice above the home page (docs/specification.md, section 1). */
export interface Notice {
  label: string;
  text: string;
  pause: string;
  play: string;
}

export const notice: Notice = {
  label: 'Please note',
  text:
    'Only teacher absences are rescheduled or covered. ' +
    'Sessions missed because of student absence cannot be made up.',
  pause: 'Pause',
  play: 'Play',
};
