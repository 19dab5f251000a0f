import { pino } from 'pino';
import { closeContext, openContext } from '#server/context.ts';
import { prepareDataDir } from '#server/disk/data-dir.ts';
import { readSettings } from '#server/env.ts';

/** A process that opens a database, runs its migrations and ends; tests run several at once. */
const settings = readSettings();
prepareDataDir(settings.dataDir);
await closeContext(await openContext(settings, pino({ level: 'silent' })));
