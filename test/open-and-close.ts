import { pino } from 'pino';
import { closeContext, openContext, prepareDataDir } from '#server/context.ts';
import { readSettings } from '#server/env.ts';

/** A process that starts on a database, brings it up to date and ends; tests run several at once. */
const settings = readSettings();
prepareDataDir(settings.dataDir);
await closeContext(await openContext(settings, pino({ level: 'silent' })));
