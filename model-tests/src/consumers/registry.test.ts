import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startRegistry } from './registry.ts'

const run = promisify(execFile)

test('npm installs a tarball by its name from the registry', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'latchkit-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'core.tgz')
  await mkdir(join(folder, 'package'))
  const manifest = JSON.stringify({ name: '@latchkit/core', version: '3.2.1' })
  await writeFile(join(folder, 'package/package.json'), manifest)
  await run('tar', ['-czf', file, '-C', folder, 'package'])
  const registry = await startRegistry([{ name: '@latchkit/core', file }])
  onTestFinished(registry.stop)
  await writeFile(join(folder, 'package.json'), '{}')
  await writeFile(join(folder, '.npmrc'), `@latchkit:registry=${registry.url}/\n`)
  await run('npm', ['install', '--no-audit', '@latchkit/core'], { cwd: folder })
  const installed = join(folder, 'node_modules/@latchkit/core/package.json')
  expect(JSON.parse(await readFile(installed, 'utf8'))).toMatchObject({ version: '3.2.1' })
})
