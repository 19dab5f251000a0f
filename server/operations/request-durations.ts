import type { Histogram } from 'prom-client';

/** Seconds: upper bounds of the buckets, as `le` labels name them. */
const bounds = [0.001, 0.005, 0.02, 0.1, 0.5, 2, Infinity];

/** The requests of one method and status: how many are in each bucket, and the sum of their seconds. */
interface Series {
  labels: { method: string; status: string };
  counts: number[];
  sum: number;
}

const name = 'http_request_duration_seconds';

/**
 * Seconds a request took, by method and status; never by path, which could name a person. It has the output of a histogram
 * of prom-client, whose `observe` builds a string from the labels for each request; this one only adds to numbers.
 */
export class RequestDurations {
  readonly name = name;
  readonly #series = new Map<string, Map<number, Series>>();

  observe(method: string, status: number, seconds: number): void {
    const series = this.#series.get(method)?.get(status) ?? this.#add(method, status);
    let bucket = 0;
    while (seconds > (bounds[bucket] ?? Infinity)) bucket += 1;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += seconds;
  }

  #add(method: string, status: number): Series {
    const byStatus = this.#series.get(method) ?? new Map<number, Series>();
    this.#series.set(method, byStatus);
    const labels = { method, status: String(status) };
    const series = { labels, counts: bounds.map(() => 0), sum: 0 };
    byStatus.set(status, series);
    return series;
  }

  /** The values in the format of prom-client, which calls this when /metrics is read. */
  async get() {
    const values = [];
    for (const series of this.#series.values()) {
      for (const { labels, counts, sum } of series.values()) {
        let count = 0;
        for (const [index, bound] of bounds.entries()) {
          count += counts[index] ?? 0;
          const le = bound === Infinity ? '+Inf' : bound;
          values.push({ metricName: `${name}_bucket`, labels: { le, ...labels }, value: count });
        }
        values.push({ metricName: `${name}_sum`, labels, value: sum });
        values.push({ metricName: `${name}_count`, labels, value: count });
      }
    }
    return { name, help: 'Duration of HTTP requests', type: 'histogram', values };
  }

  /** The same object with the type that a registry takes; a registry uses only the name and `get`. */
  get metric(): Histogram {
    return this as unknown as Histogram;
  }
}
