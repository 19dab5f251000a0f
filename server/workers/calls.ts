import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { Edition } from '#server/content/edition.ts';
import type { EditionId } from '#server/site/snapshot.ts';

/** The content that all workers serve. */
export interface SiteState {
  /** The API and the mails take their facts from it. */
  edition: Edition;
  /** The edition of the pages. */
  served: EditionId;
  /** The page that could not be published in the last attempt. */
  failedPage: string | undefined;
}

/** The metrics of one process, as its registry returns them. */
type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[];

/** What a worker may ask the primary process. */
export type PrimaryCalls = {
  /** From this call on, the primary process asks the worker as well. */
  state(): SiteState;
  /** A mail was queued. */
  nudge(): void;
  /** The text of /metrics, for all processes together. */
  metrics(): Promise<string>;
};

/** What the primary process may ask a worker. */
export type WorkerCalls = {
  /** Serves the stored snapshot and this content from now on. */
  follow(state: SiteState): Promise<void>;
  metrics(): Promise<ProcessMetrics>;
};
