import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type Sandbox, sandboxAccount, startSandbox } from '@latchkit/sandbox'
import {
  createRemoteWallet,
  type RemoteMode,
  type RemoteWallet,
  sandboxRemoteChains,
} from '@latchkit/sandbox/remote-wallet'
import { createPublicClient, http, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let sandbox: Sandbox
/** Serves the sandbox description on every path, as the demo pages do at `/sandbox.json`. */
const descriptionServer = createServer((_, response) => response.end(JSON.stringify(sandbox)))
let sandboxUrl = ''
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'free' })
  descriptionServer.listen(0, '127.0.0.1')
  await once(descriptionServer, 'listening')
  const address = descriptionServer.address()
  const port = typeof address === 'object' ? address?.port : ''
  sandboxUrl = `http://127.0.0.1:${port}/`
})
afterAll(async () => {
  descriptionServer.close()
  await sandbox.stop()
})

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

/** Starts the program in a child process. */
function startProgram(args: readonly string[]) {
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const nodeFlags = ['--conditions=latchkit-source', '--import', 'tsx']
  const child = spawn(process.execPath, [...nodeFlags, main, '--sandbox', sandboxUrl, ...args])
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => chunks.push(String(chunk)))
  }
  const exited = once(child, 'exit')
  cleanups.push(async () => {
    child.kill('SIGKILL')
    await exited
  })
  const text = () => chunks.join('')
  return {
    child,
    text,
    /** Waits for text in the output. Resolves with the whole output. */
    waitFor: async (expected: string | RegExp) => {
      await expect.poll(text, { interval: 20 }).toMatch(expected)
      return text()
    },
    write: (line: string) => child.stdin.write(`${line}\n`),
    exitCode: async () => (await exited)[0],
  }
}

/** Waits for a pairing URI in the output. Resolves with the latest one. */
async function pairingUri(program: ReturnType<typeof startProgram>): Promise<string> {
  const text = await program.waitFor(/^wc:\S+\n/m)
  return [...text.matchAll(/^wc:\S+$/gm)].at(-1)?.[0] ?? ''
}

let walletCount = 0
async function createWallet(
  mode: RemoteMode,
  options: { name?: string } = {},
): Promise<RemoteWallet> {
  walletCount += 1
  const wallet = await createRemoteWallet({
    relayUrl: sandbox.relay,
    chains: sandboxRemoteChains(sandbox),
    mode,
    storagePrefix: `terminal-${walletCount}`,
    ...options,
  })
  cleanups.push(wallet.stop)
  return wallet
}

const receiver = sandboxAccount(4).address
const receiverBalance = () =>
  createPublicClient({ transport: http(sandbox.chains[0]?.rpc) }).getBalance({ address: receiver })

test('an unattended run of the program pairs by the printed link and sends the exact amount', async () => {
  const balanceBefore = await receiverBalance()
  const wallet = await createWallet('approve', { name: 'Pocket\u001b[2J\u0007\u202e' })
  const program = startProgram(['--to', receiver, '--amount', '0.5', '--yes'])
  const uri = await pairingUri(program)
  expect(program.text()).toMatch(/^ {2}█{40,}$/m)
  await wallet.pair(uri)
  await program.waitFor('Confirmed.')
  expect(await program.exitCode()).toBe(0)
  expect((await receiverBalance()) - balanceBefore).toBe(parseEther('0.5'))
  for (const line of [
    /Wallet +Pocket/,
    /Network +Localhost One/,
    /1\. Ether +[\d.]+ ETH/,
    /SBD/,
    /You send +0\.5 ETH/,
    /Network fee +up to 0\.0/,
    /Total +up to 0\.5/,
    /Sent\. Transaction hash: 0x[0-9a-f]{64}/,
  ]) {
    expect(program.text()).toMatch(line)
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the output must contain none of them
  expect(program.text()).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
  // The program has disconnected before it exited.
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
})

test('an interactive run of the program prompts for each field, retries after a rejection and ends on Ctrl-C', async () => {
  const balanceBefore = await receiverBalance()
  const wallet = await createWallet('approve')
  const program = startProgram([])
  await wallet.pair(await pairingUri(program))
  await program.waitFor('Token, 1 to ')
  wallet.setMode('ask')
  program.write('1')
  await program.waitFor('Recipient (')
  program.write('nobody')
  await program.waitFor('Amount:')
  program.write('0.25')
  await program.waitFor('Enter a valid address')
  program.write(receiver)
  await program.waitFor('Send? yes/no')
  program.write('yes')
  const nextRequestId = async () => {
    await expect.poll(() => wallet.state.get().requests.length).toBe(1)
    return wallet.state.get().requests[0]?.id ?? 0
  }
  await wallet.answer(await nextRequestId(), 'reject')
  await program.waitFor('You declined the request. Nothing was sent.')
  program.write('yes')
  await program.waitFor(/(Review[\s\S]*){2}Send\? yes\/no/)
  program.write('yes')
  await wallet.answer(await nextRequestId(), 'approve')
  await program.waitFor('Send another')
  expect((await receiverBalance()) - balanceBefore).toBe(parseEther('0.25'))
  program.child.kill('SIGINT')
  expect(await program.exitCode()).toBe(0)
})

test('the program repeats the token prompt until the number exists, and exits with 1 if a transfer from flags is not sent', async () => {
  const interactiveWallet = await createWallet('approve')
  const scriptedWallet = await createWallet('approve')
  const interactive = startProgram([])
  const scripted = startProgram(['--to', receiver, '--amount', '0.5'])
  scripted.child.stdin.end()
  await interactiveWallet.pair(await pairingUri(interactive))
  await scriptedWallet.pair(await pairingUri(scripted))
  for (const invalid of ['99', 'two']) interactive.write(invalid)
  await interactive.waitFor(/(Token, 1 to \d \(1\): [\s\S]*){3}/)
  expect(interactive.text()).not.toContain('Recipient (')
  interactive.write('2')
  await interactive.waitFor('Recipient (')
  interactive.child.kill('SIGINT')
  await scripted.waitFor('Nothing was sent.')
  expect(await interactive.exitCode()).toBe(0)
  expect(await scripted.exitCode()).toBe(1)
})

test('the program prints the reason and exits with 1 for a rejected pairing, an unreachable sandbox and an unknown flag', async () => {
  const args = ['--to', receiver, '--amount', '0.5', '--yes']
  const wallet = await createWallet('reject')
  const rejected = startProgram(args)
  const unreachable = startProgram([...args, '--sandbox', 'http://127.0.0.1:9/'])
  const invalid = startProgram(['--two'])
  await wallet.pair(await pairingUri(rejected))
  await rejected.waitFor('The request was declined in the wallet.')
  expect(await rejected.exitCode()).toBe(1)
  expect(await unreachable.exitCode()).toBe(1)
  expect(await invalid.exitCode()).toBe(1)
  expect(unreachable.text()).toContain('No sandbox responds at http://127.0.0.1:9/sandbox.json')
  expect(invalid.text()).toContain("Unknown option '--two'")
})
