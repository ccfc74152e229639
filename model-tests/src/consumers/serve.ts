import { createServer } from 'node:net'
import { join } from 'node:path'
import type { SandboxDescription } from '@latchkit/sandbox'
import { serveDemo } from '@latchkit/sandbox/demo-server'
import { start } from './command.ts'
import type { Consumer } from './consumers.ts'
import { script, type Tools } from './project.ts'

type Served = { url: string; stop(): Promise<void> }

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** Resolves when the server answers. Throws after 60 s or when its command ends. */
async function waitForServer(url: string, ended: Promise<number>, output: () => string) {
  let isRunning = true
  void ended.finally(() => {
    isRunning = false
  })
  const deadline = Date.now() + 60_000
  while (isRunning && Date.now() < deadline) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No server at ${url}.\n${output().slice(-4_000)}`)
}

/** Serves a built project: with its own `start` command, or the files of `www`. */
export async function serve(
  folder: string,
  consumer: Consumer,
  { sandbox, tools }: { sandbox: SandboxDescription; tools: Tools },
): Promise<Served> {
  if (consumer.start === undefined)
    return serveDemo({ csp: consumer.csp === true, sandbox, folder: join(folder, 'www') })
  const port = await freePort()
  const command = start(script('start', consumer, tools), folder, { PORT: `${port}` })
  const stop = async () => {
    command.stop()
    await command.ended
  }
  const url = `http://127.0.0.1:${port}`
  try {
    await waitForServer(url, command.ended, command.output)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
