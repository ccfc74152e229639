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
const page = createServer((_, response) => response.end(JSON.stringify(sandbox)))
let url = ''
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'free' })
  page.listen(0, '127.0.0.1')
  await once(page, 'listening')
  const address = page.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
}, 60_000)
afterAll(async () => {
  page.close()
  await sandbox.stop()
})

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** The program, as somebody starts it. */
function start(args: readonly string[]) {
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const child = spawn(process.execPath, [
    '--conditions=latchkit-source',
    '--import',
    'tsx',
    main,
    '--sandbox',
    url,
    ...args,
  ])
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => written.push(String(chunk)))
  const ended = once(child, 'exit')
  ends.push(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const text = () => written.join('')
  const says = async (words: string | RegExp) => {
    await expect.poll(text, { timeout: 40_000, interval: 20 }).toMatch(words)
    return text()
  }
  return {
    child,
    text,
    says,
    write: (line: string) => child.stdin.write(`${line}\n`),
    code: async () => (await ended)[0],
  }
}
const uriIn = (text: string) => [...text.matchAll(/^wc:\S+$/gm)].at(-1)?.[0] ?? ''

let phones = 0
async function phone(mode: RemoteMode, more: { name?: string } = {}): Promise<RemoteWallet> {
  phones += 1
  const wallet = await createRemoteWallet({
    relayUrl: sandbox.relay,
    chains: sandboxRemoteChains(sandbox),
    mode,
    storagePrefix: `terminal-${phones}`,
    ...more,
  })
  ends.push(wallet.stop)
  return wallet
}

const someone = sandboxAccount(4).address
const had = () =>
  createPublicClient({ transport: http(sandbox.chains[0]?.rpc) }).getBalance({ address: someone })

test('a wallet is paired with the printed link, and what it approves arrives to the last wei', {
  timeout: 90_000,
}, async () => {
  const before = await had()
  const wallet = await phone('approve', { name: 'Pocket\u001b[2J\u0007\u202e' })
  const program = start(['--to', someone, '--amount', '0.5', '--yes'])
  const uri = uriIn(await program.says(/^wc:\S+\n/m))
  expect(program.text()).toMatch(/^ {2}█{40,}$/m)
  await wallet.pair(uri)
  await program.says('Confirmed.')
  expect(await program.code()).toBe(0)
  expect((await had()) - before).toBe(parseEther('0.5'))
  for (const line of [
    /Wallet +Pocket/,
    /Network +Localhost One/,
    /1\. Ether +[\d.]+ ETH/,
    /SBD/,
    /You send +0\.5 ETH/,
    /Network fee +up to 0\.0/,
    /In all +up to 0\.5/,
    /Sent as 0x[0-9a-f]{64}/,
  ])
    expect(program.text()).toMatch(line)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be there
  expect(program.text()).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
  // it let go of the wallet
  await expect.poll(() => wallet.state.get().sessions, { timeout: 10_000 }).toEqual([])
})

test('a person is asked line by line, declines on the phone, tries again, and ends it with Ctrl-C', {
  timeout: 90_000,
}, async () => {
  const before = await had()
  const wallet = await phone('approve')
  const program = start([])
  await wallet.pair(uriIn(await program.says(/^wc:\S+\n/m)))
  await program.says('Which one, 1 to ')
  wallet.setMode('ask')
  program.write('1')
  await program.says('To whom?')
  program.write('nobody')
  await program.says('How much?')
  program.write('0.25')
  await program.says('That is no address')
  program.write(someone)
  await program.says('Send? yes/no')
  program.write('yes')
  const next = async () => {
    await expect.poll(() => wallet.state.get().requests.length, { timeout: 10_000 }).toBe(1)
    return wallet.state.get().requests[0]?.id ?? 0
  }
  await wallet.answer(await next(), 'reject')
  await program.says('Declined in the wallet. Nothing was sent.')
  program.write('yes')
  await program.says(/(Review[\s\S]*){2}Send\? yes\/no/)
  program.write('yes')
  await wallet.answer(await next(), 'approve')
  await program.says('Send something else')
  expect((await had()) - before).toBe(parseEther('0.25'))
  program.child.kill('SIGINT')
  expect(await program.code()).toBe(0)
})

test('which token is asked until there is one; what was asked for by flags and not done ends it with 1', {
  timeout: 90_000,
}, async () => {
  const [wallet, other] = [await phone('approve'), await phone('approve')]
  const [asked, told] = [start([]), start(['--to', someone, '--amount', '0.5'])]
  told.child.stdin.end()
  await wallet.pair(uriIn(await asked.says(/^wc:\S+\n/m)))
  await other.pair(uriIn(await told.says(/^wc:\S+\n/m)))
  for (const wrong of ['99', 'two']) asked.write(wrong)
  await asked.says(/(Which one, 1 to \d\? \(1\) [\s\S]*){3}/)
  expect(asked.text()).not.toContain('To whom?')
  asked.write('2')
  await asked.says('To whom?')
  asked.child.kill('SIGINT')
  await told.says('Nothing was sent.')
  expect(await Promise.all([asked.code(), told.code()])).toEqual([0, 1])
})

test('who declines the pairing, a link to nowhere and a wrong flag end it with 1 and a sentence', {
  timeout: 90_000,
}, async () => {
  const args = ['--to', someone, '--amount', '0.5', '--yes']
  const wallet = await phone('reject')
  const declined = start(args)
  const [nowhere, wrong] = [start([...args, '--sandbox', 'http://127.0.0.1:9/']), start(['--two'])]
  await wallet.pair(uriIn(await declined.says(/^wc:\S+\n/m)))
  await declined.says('The request was declined in the wallet.')
  expect(await Promise.all([declined.code(), nowhere.code(), wrong.code()])).toEqual([1, 1, 1])
  expect(nowhere.text()).toContain('No sandbox answers at http://127.0.0.1:9/sandbox.json')
  expect(wrong.text()).toContain("Unknown option '--two'")
})
