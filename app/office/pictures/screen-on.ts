let lock: Promise<WakeLockSentinel | undefined> | undefined;

/**
 * Keeps the screen of a phone on, or lets it go off again: when it goes off, the browser stops what it sends. A browser that cannot, or a low battery,
 * changes nothing else.
 */
export function keepScreenOn(isOn: boolean): void {
  if (!isOn) {
    void lock?.then((held) => held?.release());
    lock = undefined;
  } else if (lock === undefined && document.visibilityState === 'visible') {
    lock = navigator.wakeLock?.request('screen').catch(() => undefined);
  }
}

/** The browser ends the lock when the page is out of view: the next call asks for another. */
export function forgetScreenLock(): void {
  lock = undefined;
}
