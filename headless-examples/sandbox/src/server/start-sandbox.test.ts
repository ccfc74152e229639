import { createPublicClient, createWalletClient, http, parseUnits, publicActions } from 'viem'
import { afterAll, assert, beforeAll, expect, test } from 'vitest'
import { sandboxAccount } from '../base/accounts.ts'
import { waitForReceipt } from '../base/wait-for-receipt.ts'
import { tokenAbi } from '../chain/token/deploy-token.ts'
import artifact from '../chain/token/SandboxToken.json' with { type: 'json' }
import { type Sandbox, startSandbox } from './start-sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'free' })
})
afterAll(() => sandbox.stop())

test('startSandbox starts two chains on which every account holds 1000 tokens', async () => {
  assert.deepEqual(
    sandbox.chains.map(({ chainId, name }) => ({ chainId, name })),
    [
      { chainId: 31337, name: 'Localhost One' },
      { chainId: 31338, name: 'Localhost Two' },
    ],
  )
  for (const { rpc, token } of sandbox.chains) {
    const client = createPublicClient({ transport: http(rpc) })
    const read = { abi: tokenAbi, address: token }
    assert.equal(await client.readContract({ ...read, functionName: 'symbol' }), 'SBD')
    assert.equal(await client.readContract({ ...read, functionName: 'decimals' }), 6)
    for (const account of sandbox.accounts) {
      assert.equal(
        await client.readContract({ ...read, functionName: 'balanceOf', args: [account] }),
        parseUnits('1000', 6),
      )
    }
  }
})

test('startSandbox adds one block after a transaction, so that a transfer gets its second confirmation', async () => {
  const [chain] = sandbox.chains
  assert(chain)
  const client = createWalletClient({ transport: http(chain.rpc) }).extend(publicActions)
  const hash = await client.sendTransaction({
    account: sandboxAccount(3),
    chain: null,
    to: sandboxAccount(4).address,
    value: 1n,
  })
  const { blockNumber } = await waitForReceipt(client, hash)
  const confirmations = async () =>
    Number((await client.getBlockNumber({ cacheTime: 0 })) - blockNumber) + 1
  await expect.poll(confirmations, { timeout: 20_000 }).toBe(2)
})

test('startSandbox starts the wallet directory', async () => {
  const response = await fetch(
    `${sandbox.directory}/getWallets?projectId=sandbox&st=appkit&sv=html-core-1&entries=1`,
  )
  assert.equal((await response.json()).data[0].name, 'Pocket')
})

test('startSandbox starts the Solana node and the balance services', async () => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getHealth' })
  const health = await fetch(sandbox.svm.rpc, { method: 'POST', body })
  assert.equal((await health.json()).result, 'ok')
  assert.equal((await fetch(`${sandbox.balances}/bip122/api/fee-estimates`)).status, 200)
})

test('startSandbox starts the sign-in server, and the sessions of the hosted service', async () => {
  const headers = { 'x-latchkit-siwx': '1' }
  const caller = 'projectId=sandbox&st=appkit&sv=html-core-1'
  for (const url of [
    `${sandbox.signIn}/cookie/nonce`,
    `${sandbox.signIn}/bearer/nonce`,
    `${sandbox.directory}/auth/v1/nonce?${caller}`,
  ]) {
    const { nonce } = await (await fetch(url, { headers })).json()
    assert.match(nonce, /^[0-9a-f]{32}$/)
  }
})

test('startSandbox starts the telemetry service, whose page reads the settings of the directory', async () => {
  assert.equal((await fetch(sandbox.telemetry)).status, 200)
  const { directory } = await (await fetch(`${sandbox.telemetry}/project`)).json()
  assert.equal(directory, sandbox.directory)
})

test('startSandbox starts the embedded wallet, with the page of its frame and a mailbox', async () => {
  for (const path of ['/sdk', '/mailbox'])
    assert.equal((await fetch(sandbox.embedded + path)).status, 200)
})

test('startSandbox starts the data service, which returns balances of the chains', async () => {
  const caller = new URLSearchParams({
    projectId: 'sandbox',
    st: 'appkit',
    sv: 'html-core-1',
    chainId: 'eip155:31338',
  })
  const response = await fetch(
    `${sandbox.data}/v1/account/${sandbox.accounts[0]}/balance?${caller}`,
  )
  const { balances } = await response.json()
  assert.deepEqual(
    balances.map(
      ({ symbol, quantity }: { symbol: string; quantity: { numeric: string } }) =>
        `${quantity.numeric} ${symbol}`,
    ),
    ['10000 ETH', '1000 SBD'],
  )
})

test('tokenAbi has only entries of the compiled ABI', () => {
  const compiled = new Set(
    artifact.abi.map((entry) => `${entry.type} ${'name' in entry ? entry.name : ''}`),
  )
  for (const entry of tokenAbi)
    expect(compiled).toContain(`${entry.type} ${'name' in entry ? entry.name : ''}`)
})
