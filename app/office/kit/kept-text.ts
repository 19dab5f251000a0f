import type * as z from 'zod/mini';

/** Where a text is kept: until it is removed, or until the tab is closed. */
type Storage = 'localStorage' | 'sessionStorage';

/** A text that is kept in this browser; null if there is none, or if storage is disabled. */
export function readText(storage: Storage, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text in this browser; null removes it. Where storage is disabled, it lasts as long as the page. */
export function keepText(storage: Storage, key: string, text: string | null): void {
  try {
    if (text === null) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
  } catch {
    // Storage is disabled.
  }
}

/** A value that is kept as JSON; undefined if there is none, or none that fits its schema. */
export function readValue<Schema extends z.ZodMiniType>(
  storage: Storage,
  key: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(readText(storage, key) ?? '')).data;
  } catch {
    return undefined;
  }
}
