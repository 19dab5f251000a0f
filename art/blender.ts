import { spawnSync } from 'node:child_process';
import { projectPath } from './studio/paths.ts';

/** The node names that the studio's materials use are those of Blender 3. */
const OLDEST = [3, 4];
const NEWEST_MAJOR = 3;

const HOW_TO_GET_IT = 'On Debian 12: apt-get install --no-install-recommends blender python3-numpy';

/** Says in one sentence what is wrong with this machine's Blender; undefined when it will do. */
export function blenderProblem(): string | undefined {
  const { stdout, error } = spawnSync('blender', ['--version'], { encoding: 'utf8' });
  if (error !== undefined)
    return `This picture needs Blender 3.4 to 3.6, and there is none here. ${HOW_TO_GET_IT}`;
  const [, major = 0, minor = 0] = /Blender (\d+)\.(\d+)/.exec(stdout)?.map(Number) ?? [];
  const fits = major === NEWEST_MAJOR && minor >= OLDEST[1]!;
  return fits
    ? undefined
    : `This picture needs Blender 3.4 to 3.6; here is ${major}.${minor}. ${HOW_TO_GET_IT}`;
}

/** Program and arguments that run a Blender picture; its own options follow. */
export function blenderCommand(program: string, options: readonly string[]): [string, string[]] {
  const quiet = ['--background', '--factory-startup', '--python-use-system-env', '--python-exit-code', '1'];
  return ['blender', [...quiet, '--python', program, '--', ...options]];
}

/** What Blender's Python needs to find the studio, and to leave no files beside the programs. */
export const blenderEnvironment = {
  PYTHONPATH: projectPath('art'),
  PYTHONDONTWRITEBYTECODE: '1',
};
