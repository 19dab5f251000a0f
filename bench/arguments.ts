import { groups, type Group, type MeasureOptions } from './figure.ts';

const usage = `Usage: npm run bench -- [${groups.join('|')} …] [--quick]`;

const isGroup = (name: string): name is Group => (groups as readonly string[]).includes(name);

/** The groups and options of the command line; all groups when none is named. @throws when an argument is unknown */
export function readArguments(args: readonly string[]): MeasureOptions & { wanted: readonly Group[] } {
  const names = args.filter((argument) => argument !== '--quick');
  const unknown = names.find((name) => !isGroup(name));
  if (unknown !== undefined) throw new Error(`There is no group '${unknown}'. ${usage}`);
  return {
    wanted: names.length === 0 ? groups : groups.filter((group) => names.includes(group)),
    isQuick: args.includes('--quick'),
  };
}
