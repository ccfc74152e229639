import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { run } from './command.ts'

const execute = promisify(execFile)
const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Workspaces by the name of their package. */
const workspaces = {
  '@latchkit/core': 'core',
  '@latchkit/react-ui': 'react-ui',
  '@latchkit/visualizer': 'headless-examples/visualizer',
} as const
export type PackageName = keyof typeof workspaces
export const packageNames: readonly PackageName[] = [
  '@latchkit/core',
  '@latchkit/react-ui',
  '@latchkit/visualizer',
]
/** A packed package. `file`: absolute path. */
export type Tarball = { name: PackageName; file: string }

/**
 * Builds what has changed of the packages, and writes a tarball of each to the folder, as they would
 * be published. npm starts once, because each start takes seconds.
 */
export async function packPackages(
  folder: string,
  names: readonly PackageName[],
): Promise<readonly Tarball[]> {
  await run(['npm', 'run', 'build'], root, 300)
  const chosen = names.flatMap((name) => ['--workspace', workspaces[name]])
  const args = ['pack', '--foreground-scripts=false', '--json', '--pack-destination', folder]
  const { stdout } = await execute('npm', [...args, ...chosen], { cwd: root })
  const packed = new Map(
    [...stdout.matchAll(/"name": "([^"]+)"[^{}]*"filename": "([^"]+)"/g)].map(([, name, file]) => [
      name,
      file,
    ]),
  )
  return names.map((name) => {
    const file = packed.get(name)
    if (file === undefined) throw new Error(`"npm pack" of ${name} named no file:\n${stdout}`)
    return { name, file: join(folder, file) }
  })
}
