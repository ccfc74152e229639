import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { expect, test } from 'vitest'

const entry = new URL('../../../core/src/adapters/eip155/index.ts', import.meta.url).pathname
const page = `
  import { eip155 } from './eip155.js'
  const platform = { clock: { setTimeout() {}, clearTimeout() {} }, page: { on: () => () => {}, dispatch() {} } }
  const host = { platform, networks: () => [], projectId: null, discovery: { announced: true, injected: true }, remote: () => null }
  const adapter = eip155().create(host)
  adapter.discover({ found() {} })
  adapter.load().then(() => console.log('loaded'), (error) => console.log(error.code + ': ' + error.message))
`

test('an app without viem finds wallets, and is told how to install viem when the first one is picked', async () => {
  const app = await mkdtemp(join(tmpdir(), 'latchkit-app-'))
  try {
    await build({
      configFile: false,
      logLevel: 'silent',
      resolve: { conditions: ['latchkit-source'] },
      build: { outDir: app, lib: { entry, formats: ['es'], fileName: 'eip155' }, rolldownOptions: { external: /^viem/ } },
    })
    await writeFile(join(app, 'package.json'), '{ "type": "module" }')
    await writeFile(join(app, 'page.js'), page)
    const { stdout } = await promisify(execFile)(process.execPath, [join(app, 'page.js')])
    expect(stdout.trim()).toBe('adapter/library-missing: The eip155 adapter needs viem, which is not installed. Run: npm install viem')
  } finally {
    await rm(app, { recursive: true })
  }
})
