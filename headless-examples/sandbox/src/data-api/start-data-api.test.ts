import { createWalletClient, http, parseEther } from 'viem'
import { assert, expect, test } from 'vitest'
import { sandboxAccount } from '../base/accounts.ts'
import { waitForReceipt } from '../base/wait-for-receipt.ts'
import { deployToken, tokenAbi } from '../chain/token/deploy-token.ts'
import { dataApiFixture, solana, svmAddress } from './data-api.fixture.ts'

const start = dataApiFixture()
const chainId = 'eip155:31337'
const ether = `${chainId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
const sol = `${solana}:So11111111111111111111111111111111111111111`

test('/v1/supported-chains lists the chains of the data service', async () => {
  const { read } = await start()
  assert.deepEqual(await read('/v1/supported-chains'), {
    http: [chainId, 'eip155:31338', solana],
    ws: [],
  })
})

test('the data service reads the balances of an Ethereum account from the node, each with the decimals of its token', async () => {
  const { balances, sandbox } = await start()
  const rows = await balances(sandbox.accounts[1] ?? '', { chainId })
  assert.deepEqual(
    rows.map(({ symbol, quantity }) => `${quantity.numeric} ${symbol} ${quantity.decimals}`),
    [
      '10000 ETH 18',
      '1000 SBD 6',
      '1000 SBD 6',
      '1000 SBC 8',
      '1000 SBE 18',
      '1000 SBP 0',
      '1000 OSD 6',
      '1000 STN 18',
    ],
  )
  const [native, dollar, twin] = rows
  assert.equal(native?.address, undefined)
  assert.equal(dollar?.address, `${chainId}:${sandbox.chains[0]?.token}`)
  assert.notEqual(twin?.address, dollar?.address)
  assert.deepEqual(
    [native?.value, native?.price, dollar?.value, twin?.value, twin?.price],
    [25_000_000, 2_500, 1_000, undefined, 0],
  )
  expect((await fetch(native?.iconUrl ?? '')).headers.get('content-type')).toBe('image/svg+xml')
})

test('a balance call without chainId returns the balances of all networks with that address format', async () => {
  const { balances, sandbox } = await start()
  const rows = await balances(sandbox.accounts[1] ?? '')
  assert.deepEqual([...new Set(rows.map(({ chainId }) => chainId))], [chainId, 'eip155:31338'])
  const solanaRows = await balances(svmAddress(1))
  assert.deepEqual(
    solanaRows.map(
      ({ symbol, quantity, chainId }) =>
        `${chainId} ${quantity.numeric} ${symbol} ${quantity.decimals}`,
    ),
    [`${solana} 100 SOL 9`, `${solana} 1000 SBD 6`, `${solana} 1000 SBG 9`],
  )
  assert.deepEqual(
    await balances(svmAddress(7), { chainId: solana }).then((rows) =>
      rows.map(({ symbol }) => symbol),
    ),
    ['SOL'],
  )
})

test('the data service returns cached balances until a call with forceUpdate', async () => {
  const { balances, sandbox, set } = await start()
  const account = sandbox.accounts[9] ?? ''
  set({ balances: 'cached' })
  const before = await balances(account, { chainId })
  const { rpc } = sandbox.chains[0] ?? { rpc: '' }
  const client = createWalletClient({ account: sandboxAccount(9), transport: http(rpc) })
  const hash = await client.sendTransaction({
    chain: null,
    to: '0x00000000000000000000000000000000000000ff',
    value: parseEther('1'),
  })
  await waitForReceipt(client, hash)
  assert.deepEqual(await balances(account, { chainId }), before)
  const after = await balances(account, { chainId, forceUpdate: `${chainId}:native` })
  assert.notDeepEqual(after, before)
  assert.deepEqual(await balances(account, { chainId }), after)
})

test('the data service finds names by name and by address, with the address of each chain', async () => {
  const { read, get, sandbox } = await start()
  const alice = await read('/v1/profile/account/Alice.sandbox.id', { apiVersion: '2' })
  assert.deepEqual(
    [alice.addresses['60'].address, alice.addresses['501'].address],
    [sandbox.accounts[3], svmAddress(3)],
  )
  const carol = await read('/v1/profile/account/carol.sandbox.id')
  assert.deepEqual(Object.keys(carol.addresses), ['501'])
  const [reverse] = await read(`/v1/profile/reverse/${(sandbox.accounts[3] ?? '').toLowerCase()}`)
  assert.equal(reverse.name, 'alice.sandbox.id')
  const identity = await read(`/v1/identity/${sandbox.accounts[3]}`)
  expect(identity).toEqual({
    name: 'alice.sandbox.id',
    avatar: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
  })
  assert.deepEqual(await read(`/v1/identity/${sandbox.accounts[0]}`), { name: null, avatar: null })
  const missing = await get('/v1/profile/account/unregistered.sandbox.id')
  assert.equal(missing.status, 404)
  assert.equal((await missing.json()).reasons[0].description, 'Name is not registered')
})

test('/v1/fungible/price returns prices by CAIP-10 id, omits unknown tokens and returns prices that were set', async () => {
  const { post, set, sandbox } = await start()
  const price = async (addresses: readonly string[]) => {
    const response = await post('/v1/fungible/price', {
      currency: 'usd',
      projectId: 'sandbox',
      addresses,
    })
    const { fungibles } = await response.json()
    return fungibles.map(
      ({ symbol, price }: { symbol: string; price: number }) => `${symbol} ${price}`,
    )
  }
  assert.deepEqual(
    await price([
      ether,
      sol,
      `${chainId}:${sandbox.chains[0]?.token}`,
      `${chainId}:0x1`,
      'invalid',
    ]),
    ['ETH 2500', 'SOL 150', 'SBD 1'],
  )
  set({ prices: { ETH: 3_000, constructor: 1 } })
  assert.deepEqual(await price([ether]), ['ETH 3000'])
  assert.equal((await post('/v1/fungible/price', { currency: 'usd', addresses: [] })).status, 401)
  assert.equal((await post('/v1/fungible/price', { projectId: 'sandbox' })).status, 400)
})

test('/v1/convert/gas-price returns three prices from the node, and 400 for Solana and unknown chains', async () => {
  const { read, get } = await start()
  const { standard, fast, instant } = await read('/v1/convert/gas-price', { chainId })
  assert(BigInt(standard) > 0n && BigInt(standard) < BigInt(fast) && BigInt(fast) < BigInt(instant))
  assert.equal((await get('/v1/convert/gas-price', { chainId: solana })).status, 400)
  assert.equal((await get('/v1/convert/gas-price', { chainId: 'eip155:1' })).status, 400)
})

test('the data service returns no balances, history or gas price for an unsupported chain', async () => {
  const { read, balances, historyPage, get, set, sandbox } = await start()
  const account = sandbox.accounts[0] ?? ''
  set({ supported: ['eip155:31338'] })
  assert.deepEqual((await read('/v1/supported-chains')).http, ['eip155:31338'])
  assert.deepEqual(await balances(account, { chainId }), [])
  assert.deepEqual(await historyPage(account, { chainId }), { data: [], next: null })
  assert.equal((await get('/v1/convert/gas-price', { chainId })).status, 400)
})

test('the history shows an unknown token with the name, symbol and decimals of its contract', async () => {
  const { historyPage, sandbox } = await start()
  const owner = sandboxAccount(9)
  const receiver = sandboxAccount(8)
  const { rpc } = sandbox.chains[1] ?? { rpc: '' }
  const holders = [{ address: owner.address, amount: 50n }]
  const token = await deployToken(
    { url: rpc },
    { name: 'Brand New', symbol: 'NEW', decimals: 1, owner, holders },
  )
  const client = createWalletClient({ account: owner, transport: http(rpc) })
  const hash = await client.writeContract({
    abi: tokenAbi,
    address: token,
    functionName: 'transfer',
    args: [receiver.address, 15n],
    chain: null,
  })
  await waitForReceipt(client, hash)
  const [row] = (await historyPage(receiver.address, { chainId: 'eip155:31338' })).data
  assert.equal(row?.metadata.operationType, 'receive')
  expect(row?.transfers[0]).toMatchObject({
    fungible_info: { name: 'Brand New', symbol: 'NEW' },
    direction: 'in',
    quantity: { numeric: '1.5' },
  })
})
