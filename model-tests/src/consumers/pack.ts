import { execFile } from 'node:child_process'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { run } from './command.ts'

const execute = promisify(execFile)
const root = fileURLToPath(new URL('../../../', import.meta.url))

const workspaces = ['core', 'react-ui'] as const
/** A packed package. `file`: absolute path. */
export type Tarball = { name: `@latchkit/${(typeof workspaces)[number]}`; file: string }

/** Builds the packages and writes a tarball of each to the folder, as they would be published. */
export async function packPackages(folder: string): Promise<readonly Tarball[]> {
  await run(['npm', 'run', 'build'], root, 300)
  const tarballs: Tarball[] = []
  for (const workspace of workspaces) {
    const args = ['pack', '--ignore-scripts', '--json', '--workspace', workspace]
    const { stdout } = await execute('npm', [...args, '--pack-destination', folder], { cwd: root })
    const packed = /"filename": "([^"]+)"/.exec(stdout)?.[1]
    if (packed === undefined)
      throw new Error(`"npm pack" of ${workspace} named no file:\n${stdout}`)
    const file = join(folder, `${workspace}.tgz`)
    await rename(join(folder, packed), file)
    tarballs.push({ name: `@latchkit/${workspace}`, file })
  }
  return tarballs
}
