import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { createPublicClient, http, parseEther } from 'viem'
import { afterEach, assert, expect, test } from 'vitest'
import { sandboxAccount } from '../base/accounts.ts'
import { findAnvil } from './find-anvil.ts'
import { type Chain, startChain } from './start-chain.ts'

const running: Chain[] = []
const start = async (options: Parameters<typeof startChain>[0]) => {
  const chain = await startChain(options)
  running.push(chain)
  return chain
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((chain) => chain.stop()))
})
/** Chain ids that no other test run on this machine uses, to find their processes. */
const [stoppedId, rejectedId] = [process.pid * 10 + 1, process.pid * 10 + 2]
const processesOf = (chainId: number) =>
  execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`--chain-id ${chainId} `))

test('startChain runs two chains at the same time, each with its own id and funded accounts', async () => {
  const chains = await Promise.all([start({ chainId: 31337 }), start({ chainId: 31338 })])
  for (const chain of chains) {
    const client = createPublicClient({ transport: http(chain.url) })
    assert.equal(await client.getChainId(), chain.chainId)
    assert.equal(
      await client.getBalance({ address: sandboxAccount(0).address }),
      parseEther('10000'),
    )
  }
})

test('the Ethereum node allows requests from every origin', async () => {
  const chain = await start({ chainId: 31337 })
  const response = await fetch(chain.url, {
    method: 'OPTIONS',
    headers: { origin: 'http://page.example', 'access-control-request-method': 'POST' },
  })
  assert.equal(response.headers.get('access-control-allow-origin'), '*')
})

test('chain.stop ends the Ethereum node and the shell that guards it', async () => {
  const chain = await start({ chainId: stoppedId })
  assert.isNotEmpty(processesOf(stoppedId))
  await chain.stop()
  await expect.poll(() => processesOf(stoppedId)).toEqual([])
  await expect(fetch(chain.url)).rejects.toThrow()
})

test('startChain rejects with the reason and leaves no process when its port is in use', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  assert(address && typeof address === 'object')
  await expect(startChain({ chainId: rejectedId, port: address.port })).rejects.toThrow(
    /ended before it answered[\s\S]*use/i,
  )
  await expect.poll(() => processesOf(rejectedId)).toEqual([])
  server.close()
})

test('findAnvil prefers the ANVIL variable and throws if it names a missing file', () => {
  assert.deepEqual(findAnvil({ ANVIL: process.execPath }), {
    path: process.execPath,
    from: 'environment',
  })
  assert.throws(() => findAnvil({ ANVIL: '/missing/anvil' }), 'ANVIL names /missing/anvil')
})
