/** What `npm run bench` can measure, in the order of docs/performance.md. */
export const groups = ['pages', 'server', 'publish'] as const;
export type Group = (typeof groups)[number];

/** The samples of one measured subject, such as this site or the server that it is compared with. */
export interface Series {
  /** For example "this site" or "bare node:http". */
  name: string;
  /** One value for each round; the rounds of all series of a figure are interleaved. */
  samples: readonly number[];
}

/** A measured figure beside its anchor and its target. */
export interface Figure {
  group: Group;
  /** For example "home: LCP" or "GET / with brotli". */
  name: string;
  /** For example "ms", "kB", "requests/s" or "MB". */
  unit: string;
  ours: Series;
  /** The subject that the ratio is made with; undefined when the target is an absolute number. */
  anchor?: Series;
  /** Other subjects, only shown for comparison. */
  peers?: readonly Series[];
  /** The limit of the ratio `ours / anchor`, or of our median when there is no anchor; undefined when there is none. */
  target?: { atMost: number } | { atLeast: number };
}

/** What one group returns. */
export interface Measured {
  figures: readonly Figure[];
  /** Sentences for the report, for example which programs were used. */
  notes?: readonly string[];
}

export interface MeasureOptions {
  /** A short run with few rounds, which checks the bench itself. Its figures say little. */
  isQuick: boolean;
}

/** The function `measure` that the module of each group exports. */
export type Measure = (options: MeasureOptions) => Promise<Measured>;
