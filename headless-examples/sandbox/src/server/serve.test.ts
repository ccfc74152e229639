import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, assert, expect, test } from 'vitest'
import { rejectionOf } from '../relay/client.fixture.ts'
import type { ServedSandbox } from './serve.ts'

type Run = { child: ChildProcess; lines: string[]; ended: Promise<unknown> }

const processes = new Map<string, Run>()
/** The running process of that name. Tests share processes, because starting one takes seconds. */
function processOf(name: 'free' | 'usual' | 'usual again'): Run {
  const known = processes.get(name)
  if (known !== undefined) return known
  const run = startProcess(name === 'free' ? 'free' : 'usual')
  run.child.once('exit', () => processes.delete(name))
  processes.set(name, run)
  return run
}
const startProcess = (ports: 'usual' | 'free'): Run => {
  const script = fileURLToPath(new URL('./serve.ts', import.meta.url))
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=latchkit-source', script, '--json'],
    {
      env: { ...process.env, PORTS: ports },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const lines: string[] = []
  createInterface(child.stdout).on('line', (line) => lines.push(line))
  return { child, lines, ended: once(child, 'exit') }
}
afterAll(async () => {
  for (const { child, ended } of [...processes.values()]) {
    child.kill('SIGKILL')
    await ended
  }
})
const readDescription = async (lines: readonly string[]): Promise<ServedSandbox> => {
  await expect.poll(() => lines.length).toBe(1)
  return JSON.parse(lines[0] ?? '')
}
const nodeStates = ({ chains }: Pick<ServedSandbox, 'chains'>) =>
  Promise.all(
    chains.map(({ rpc }) =>
      fetch(rpc).then(
        () => 'up',
        () => 'down',
      ),
    ),
  )
const anvilChildrenOf = (pid: number | undefined) =>
  execFileSync('ps', ['-eo', 'ppid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.trim().startsWith(`${pid} `) && line.includes('anvil'))

test('serve --json prints one line with every URL, and each of them responds', async () => {
  const { lines } = processOf('free')
  const served = await readDescription(lines)
  assert.deepEqual(
    served.chains.map(({ chainId }) => chainId),
    [31337, 31338],
  )
  for (const { rpc, token } of served.chains) {
    assert.match(rpc, /^http:\/\/127\.0\.0\.1:\d+$/)
    assert.match(token, /^0x[0-9a-fA-F]{40}$/)
  }
  assert.equal(served.accounts.length, 10)
  assert.equal((await fetch(served.directory)).status, 401)
  assert.deepEqual(await rejectionOf(served.relay), { code: 3000, reason: 'JWT is missing' })
  assert.deepEqual(await nodeStates(served), ['up', 'up'])
  assert.equal((await fetch(served.svm.rpc)).status, 405)
  assert.equal(served.svm.ws, served.svm.rpc.replace('http', 'ws'))
  assert.equal((await fetch(`${served.balances}/bip122/api/fee-estimates`)).status, 200)
  assert.equal((await fetch(`${served.data}/v1/supported-chains`)).status, 401)
  assert.equal((await fetch(`${served.telemetry}/e`, { method: 'POST' })).status, 401)
  assert.equal((await fetch(`${served.embedded}/mailbox`)).status, 200)
  const response = await fetch(served.control)
  assert.deepEqual(await response.json(), served)
  assert.equal(response.headers.get('access-control-allow-origin'), '*')
  assert.equal(lines.length, 1)
})

test('two serve processes at the same time use different ports', async () => {
  const [first, second] = await Promise.all(
    [processOf('usual'), processOf('usual again')].map(({ lines }) => readDescription(lines)),
  )
  const ports = [first, second].flatMap((served) => [
    served?.control,
    served?.relay,
    served?.directory,
    served?.svm.rpc,
    served?.balances,
    served?.data,
    served?.telemetry,
    served?.embedded,
    ...(served?.chains ?? []).map(({ rpc }) => rpc),
  ])
  assert.equal(new Set(ports).size, 20)
})

test.each([
  ['SIGINT', 'free'],
  ['SIGTERM', 'usual'],
  ['SIGKILL', 'usual again'],
] as const)('%s ends the serve process and its Ethereum nodes', async (signal, name) => {
  const { child, lines, ended } = processOf(name)
  const served = await readDescription(lines)
  assert.equal(anvilChildrenOf(child.pid).length, 2)
  child.kill(signal)
  await ended
  await expect.poll(() => nodeStates(served)).toEqual(['down', 'down'])
})
