import { createWalletClient, http, parseEther } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import { assert, expect, test } from 'vitest'
import { busyAccount, sandboxAccount } from '../base/accounts.ts'
import { lookAlike } from '../base/look-alike.ts'
import { busyTransactionCount, contacts } from '../chain/seed/seed-history.ts'
import { dataApiFixture, solana, svmAddress } from './data-api.fixture.ts'
import type { HistoryRow } from './data-api.types.ts'

const start = dataApiFixture()
const chainId = 'eip155:31337'
const busy = sandboxAccount(busyAccount).address
const hashesOf = ({ data }: { data: readonly HistoryRow[] }) =>
  data.map(({ metadata }) => metadata.hash)

async function allRows({
  page,
}: Pick<Awaited<ReturnType<typeof start>>, 'page'>): Promise<readonly HistoryRow[]> {
  const rows: HistoryRow[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { data, next } = await page(busy, { chainId, ...(cursor !== '' && { cursor }) })
    rows.push(...data)
    cursor = next
  }
  return rows
}

test('the history of the busy account has 500 own transactions over twenty months, newest first and unique', async () => {
  const rows = await allRows(await start())
  const own = rows.filter(
    ({ metadata, transfers }) =>
      metadata.operationType !== 'receive' && transfers[0]?.quantity.numeric !== '0',
  )
  assert.equal(own.length, busyTransactionCount)
  assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length)
  const times = rows.map(({ metadata }) => Date.parse(metadata.minedAt))
  assert.deepEqual(
    times,
    [...times].sort((a, b) => b - a),
  )
  assert(new Set(rows.map(({ metadata }) => metadata.minedAt.slice(0, 7))).size > 20)
  assert(Date.now() - (times[0] ?? 0) < 86_400_000)
})

test('the history has trades, failures, approvals, revocations, NFT transfers and spam', async () => {
  const rows = await allRows(await start())
  const rowsOf = (kind: string, status = 'confirmed') =>
    rows.filter(({ metadata }) => metadata.operationType === kind && metadata.status === status)
  const [trade] = rowsOf('trade')
  assert.deepEqual(
    trade?.transfers.map(({ direction, fungible_info }) => `${direction} ${fungible_info?.symbol}`),
    ['out SBE', 'in SBC'],
  )
  const [failed] = rowsOf('send', 'failed')
  expect(failed?.transfers[0]).toMatchObject({
    direction: 'out',
    quantity: { numeric: '1000000' },
    fungible_info: { symbol: 'SBE' },
  })
  assert.deepEqual(rowsOf('approve')[0]?.transfers, [])
  assert(rowsOf('revoke').length > 0)
  const stamp = rows.find(
    ({ transfers }) => transfers[0]?.direction === 'out' && transfers[0].nft_info !== undefined,
  )
  expect(stamp?.transfers[0]?.nft_info).toMatchObject({
    name: expect.stringMatching(/^Sandbox Stamps #1\d\d$/),
    flags: { is_spam: false },
  })
  expect((await fetch(stamp?.transfers[0]?.nft_info?.content?.preview?.url ?? '')).status).toBe(200)
  const coin = rowsOf('send').find(({ transfers }) => transfers[0]?.fungible_info?.symbol === 'ETH')
  assert.match(coin?.transfers[0]?.quantity.numeric ?? '', /^0\.0\d+$/)
  expect(rowsOf('receive').some(({ transfers }) => transfers[0]?.nft_info?.flags.is_spam)).toBe(
    true,
  )
})

test('the history has transfers of 0 to an address that resembles a contact', async () => {
  const rows = await allRows(await start())
  const contact = contacts[0]
  assert(contact)
  const poisoning = rows.filter(({ metadata }) => metadata.sentTo === lookAlike(contact))
  assert(poisoning.length > 0)
  assert(poisoning.every(({ transfers }) => transfers[0]?.quantity.numeric === '0'))
  assert(rows.some(({ metadata }) => metadata.sentTo === contact))
})

test('every sandbox account has received tokens in several months', async () => {
  const { page, sandbox } = await start()
  const { data } = await page(sandbox.accounts[0] ?? '', { chainId })
  assert(new Set(data.map(({ metadata }) => metadata.minedAt.slice(0, 7))).size >= 4)
  assert.deepEqual([...new Set(data.map(({ metadata }) => metadata.operationType))], ['receive'])
})

test('a new transaction appears at once and does not shift later pages', async () => {
  const { page, sandbox } = await start()
  const { rpc } = sandbox.chains[0] ?? { rpc: '' }
  const first = await page(busy, { chainId })
  const second = await page(busy, { chainId, cursor: first.next ?? '' })
  const client = createWalletClient({ account: sandboxAccount(busyAccount), transport: http(rpc) })
  const hash = await client.sendTransaction({
    chain: null,
    to: sandboxAccount(8).address,
    value: parseEther('0.5'),
  })
  // The node responds before it mines if the machine is busy.
  await waitForTransactionReceipt(client, { hash })
  const [newest] = (await page(busy, { chainId })).data
  expect(newest).toMatchObject({
    metadata: {
      operationType: 'send',
      hash,
      chain: chainId,
      sentFrom: busy,
      sentTo: sandboxAccount(8).address,
      status: 'confirmed',
    },
    transfers: [{ direction: 'out', quantity: { numeric: '0.5' }, value: 1_250, price: 2_500 }],
  })
  assert(Math.abs(Date.now() - Date.parse(newest?.metadata.minedAt ?? '')) < 60_000)
  assert.deepEqual(
    hashesOf(await page(busy, { chainId, cursor: first.next ?? '' })),
    hashesOf(second),
  )
})

test('the history follows a reverted chain', async () => {
  const { page, sandbox } = await start()
  const { rpc } = sandbox.chains[1] ?? { rpc: '' }
  const request = async (method: string, params: readonly unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(rpc, { method: 'POST', headers, body })
    return (await response.json()).result
  }
  const account = sandbox.accounts[6] ?? ''
  const readHashes = async () => hashesOf(await page(account, { chainId: 'eip155:31338' }))
  const before = await readHashes()
  const snapshot = await request('evm_snapshot', [])
  await request('eth_sendTransaction', [{ from: account, to: account, value: '0x1' }])
  assert.equal((await readHashes()).length, before.length + 1)
  await request('evm_revert', [snapshot])
  assert.deepEqual(await readHashes(), before)
})

test('the history on Solana lists received tokens with their parties', async () => {
  const { page } = await start()
  const { data, next } = await page(svmAddress(2), { chainId: solana })
  assert.isNull(next)
  assert.deepEqual(
    data.map(
      ({ metadata, transfers }) =>
        `${metadata.operationType} ${transfers[0]?.quantity.numeric} ${transfers[0]?.fungible_info?.symbol}`,
    ),
    ['receive 1000 SBG', 'receive 1000 SBD'],
  )
  assert(
    data.every(({ metadata }) => metadata.sentTo === svmAddress(2) && metadata.chain === solana),
  )
})

test('on-ramp purchases have a separate history: in progress, successful and failed', async () => {
  const { page, sandbox, set } = await start()
  const purchasesOf = async (account: string) =>
    (await page(account, { chainId, onramp: 'coinbase' })).data
  assert.deepEqual(
    (await purchasesOf(busy)).map(({ metadata }) =>
      metadata.status.replace('ONRAMP_TRANSACTION_STATUS_', ''),
    ),
    ['IN_PROGRESS', 'SUCCESS', 'FAILED'],
  )
  assert.deepEqual(await purchasesOf(sandbox.accounts[0] ?? ''), [])
  set({ onramp: [{ account: busy.toLowerCase(), rows: [] }] })
  assert.deepEqual(await purchasesOf(busy), [])
})

test('added rows are returned unchecked, sorted by their minedAt', async () => {
  const { page, post, sandbox } = await start()
  const account = sandbox.accounts[5] ?? ''
  const before = (await page(account, { chainId })).data
  const old = { id: 'old', metadata: { minedAt: '2020-01-01T00:00:00Z' } }
  const set = await post('/controls', { rows: [{ account, rows: [null, { id: 7 }, old] }] })
  assert.equal(set.status, 200)
  const after: readonly unknown[] = (await page(account.toLowerCase(), { chainId })).data
  assert.deepEqual(after, [null, { id: 7 }, ...before, old])
})

test('history rejects unknown cursors and invalid addresses', async () => {
  const { get } = await start()
  assert.equal(
    (await get(`/v1/account/${busy}/history`, { chainId, cursor: 'unknown' })).status,
    400,
  )
  assert.equal((await get('/v1/account/invalid/history')).status, 400)
  assert.equal((await get('/v1/account/%E0%A4%A/history')).status, 404)
})
