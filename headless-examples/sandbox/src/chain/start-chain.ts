import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { mnemonic } from '../base/accounts.ts'
import { nodeTimeout } from '../base/node-transport.ts'
import { anvilMissing, findAnvil } from './find-anvil.ts'

/** `since`: time of the first block in s since 1970, by default now. `port` 0: any free port. */
export type ChainOptions = { chainId: number; port?: number; since?: number }
export type Chain = { url: string; chainId: number; stop(): Promise<void> }

/**
 * Starts a real EVM node and resolves once it responds. The node ends with `stop()`, and also when
 * this process ends for any reason.
 */
export async function startChain({ chainId, port = 0, since }: ChainOptions): Promise<Chain> {
  const anvil = findAnvil()
  if (!anvil) throw new Error(anvilMissing)
  const timestamp = since === undefined ? [] : ['--timestamp', String(since)]
  const child = spawnGuarded(anvil.path, [
    '--port',
    String(port),
    '--chain-id',
    String(chainId),
    '--mnemonic',
    mnemonic,
    ...timestamp,
  ])
  const ended = once(child, 'exit')
  const stop = async () => {
    child.stdin?.end()
    if (process.platform === 'win32') child.kill('SIGKILL')
    await ended
  }
  const timeout = setTimeout(() => void stop(), nodeTimeout)
  try {
    const url = await readUrl(child)
    await assertChainId(url, chainId)
    return { url, chainId, stop }
  } catch (error) {
    await stop()
    throw error
  } finally {
    clearTimeout(timeout)
  }
}

/**
 * A shell script that runs the node and kills it when this process closes its end of the pipe, so
 * that even a killed test run leaves no node behind.
 */
const guard =
  'exec 3<&0; "$0" "$@" </dev/null & node=$!; (cat <&3 >/dev/null; kill -9 $node 2>/dev/null) >/dev/null 2>&1 & wait $node'

function spawnGuarded(program: string, args: string[]): ChildProcess {
  const stdio = ['pipe', 'pipe', 'pipe'] as const
  if (process.platform === 'win32') return spawn(program, args, { stdio: [...stdio] })
  return spawn('sh', ['-c', guard, program, ...args], { stdio: [...stdio] })
}

/** Resolves with the URL that the node prints. Later output is read and discarded. */
function readUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const { stdout, stderr } = child
    if (!stdout || !stderr) return reject(new Error('The node was started without pipes.'))
    let errors = ''
    stderr.on('data', (data: Buffer) => {
      errors = `${errors}${data}`.slice(-2_000)
    })
    createInterface(stdout).on('line', (line) => {
      const address = /^Listening on (\S+)$/.exec(line)?.[1]
      if (address) resolve(`http://${address}`)
    })
    child.once('error', reject)
    child.once('close', () =>
      reject(new Error(`The local Ethereum node ended before it answered. ${errors.trim()}`)),
    )
  })
}

async function assertChainId(url: string, chainId: number): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const answer: unknown = await response.json()
  const expected = `0x${chainId.toString(16)}`
  if (JSON.stringify(answer).includes(`"${expected}"`)) return
  throw new Error(
    `The node at ${url} does not have the chain id ${chainId}: eth_chainId returned ${JSON.stringify(answer)}`,
  )
}
