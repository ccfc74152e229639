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

/** Builds the packages and writes a tarball of each to the folder, as they would be published. */
export async function packPackages(
  folder: string,
  names: readonly PackageName[],
): Promise<readonly Tarball[]> {
  await run(['npm', 'run', 'build'], root, 300)
  const tarballs: Tarball[] = []
  for (const name of names) {
    const args = ['pack', '--foreground-scripts=false', '--json', '--workspace', workspaces[name]]
    const { stdout } = await execute('npm', [...args, '--pack-destination', folder], { cwd: root })
    const packed = /"filename": "([^"]+)"/.exec(stdout)?.[1]
    if (packed === undefined) throw new Error(`"npm pack" of ${name} named no file:\n${stdout}`)
    tarballs.push({ name, file: join(folder, packed) })
  }
  return tarballs
}
