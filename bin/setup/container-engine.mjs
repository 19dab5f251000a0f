import { run } from '../command/processes.mjs';

/** Finds podman or docker; undefined where neither is installed or its service does not run. */
export async function findContainerEngine() {
  for (const name of ['podman', 'docker']) {
    const result = await run(name, ['info']).catch(() => undefined);
    if (result?.code === 0) return name;
  }
  return undefined;
}
