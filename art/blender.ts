import { spawnSync } from 'node:child_process';
import { projectPath } from './studio/paths.ts';

/** The materials in art/studio/ use the node names of Blender 3. */
const MAJOR = 3;
const MINIMUM_MINOR = 4;

const HOW_TO_INSTALL = 'On Debian 12: apt-get install --no-install-recommends blender python3-numpy';

/** The problem with the installed Blender, in one sentence; undefined if it is suitable. */
export function blenderProblem(): string | undefined {
  const { stdout, error } = spawnSync('blender', ['--version'], { encoding: 'utf8' });
  if (error !== undefined)
    return `This picture needs Blender 3.4 to 3.6; Blender is not installed. ${HOW_TO_INSTALL}`;
  const [, major = 0, minor = 0] = /Blender (\d+)\.(\d+)/.exec(stdout)?.map(Number) ?? [];
  const fits = major === MAJOR && minor >= MINIMUM_MINOR;
  return fits
    ? undefined
    : `This picture needs Blender 3.4 to 3.6; ${major}.${minor} is installed. ${HOW_TO_INSTALL}`;
}

/** The command and its arguments that run a picture program in Blender, with the options of the program. */
export function blenderCommand(program: string, options: readonly string[]): [string, string[]] {
  const quiet = ['--background', '--factory-startup', '--python-use-system-env', '--python-exit-code', '1'];
  return ['blender', [...quiet, '--python', program, '--', ...options]];
}

/** Lets Blender's Python find the modules in art/ and write no cache files next to them. */
export const blenderEnvironment = {
  PYTHONPATH: projectPath('art'),
  PYTHONDONTWRITEBYTECODE: '1',
};
