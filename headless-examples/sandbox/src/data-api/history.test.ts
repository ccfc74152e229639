import { createWalletClient, http, parseEther } from 'viem'
import { assert, expect, test } from 'vitest'
import { busyAccount, sandboxAccount } from '../base/accounts.ts'
import { lookAlike } from '../base/look-alike.ts'
import { waitForReceipt } from '../base/wait-for-receipt.ts'
import { busyTransactionCount, contacts } from '../chain/seed/seed-history.ts'
import { dataApiFixture, solana, svmAddress } from './data-api.fixture.ts'
import type { HistoryRow } from './data-api.types.ts'

const start = dataApiFixture()
const chainId = 'eip155:31337'
const busy = sandboxAccount(busyAccount).address
const hashesOf = ({ data }: { data: readonly HistoryRow[] }) =>
  data.map(({ metadata }) => metadata.hash)

async function allRows({
  historyPage,
}: Pick<Awaited<ReturnType<typeof start>>, 'historyPage'>): Promise<readonly HistoryRow[]> {
  const rows: HistoryRow[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { data, next } = await historyPage(busy, { chainId, ...(cursor !== '' && { cursor }) })
    rows.push(...data)
    cursor = next
  }
  return rows
}

test('the history of the busy account has 500 own transactions in more than twenty months, newest first and without duplicates', async () => {
  const rows = await allRows(await start())
  const ownRows = rows.filter(
    ({ metadata, transfers }) =>
      metadata.operationType !== 'receive' && transfers[0]?.quantity.numeric !== '0',
  )
  assert.equal(ownRows.length, busyTransactionCount)
  assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length)
  const times = rows.map(({ metadata }) => Date.parse(metadata.minedAt))
  assert.deepEqual(
    times,
    [...times].sort((a, b) => b - a),
  )
  assert(new Set(rows.map(({ metadata }) => metadata.minedAt.slice(0, 7))).size > 20)
  assert(Date.now() - (times[0] ?? 0) < 86_400_000)
})

test('the history of the busy account has trades, failures, approvals, revocations, NFT transfers and spam', async () => {
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
  const nftTransfer = rows.find(
    ({ transfers }) => transfers[0]?.direction === 'out' && transfers[0].nft_info !== undefined,
  )
  expect(nftTransfer?.transfers[0]?.nft_info).toMatchObject({
    name: expect.stringMatching(/^Sandbox Stamps #1\d\d$/),
    flags: { is_spam: false },
  })
  expect(
    (await fetch(nftTransfer?.transfers[0]?.nft_info?.content?.preview?.url ?? '')).status,
  ).toBe(200)
  const etherTransfer = rowsOf('send').find(
    ({ transfers }) => transfers[0]?.fungible_info?.symbol === 'ETH',
  )
  assert.match(etherTransfer?.transfers[0]?.quantity.numeric ?? '', /^0\.0\d+$/)
  expect(rowsOf('receive').some(({ transfers }) => transfers[0]?.nft_info?.flags.is_spam)).toBe(
    true,
  )
})

test('the history of the busy account has transfers of 0 to an address that resembles a contact', async () => {
  const rows = await allRows(await start())
  const contact = contacts[0]
  assert(contact)
  const poisoning = rows.filter(({ metadata }) => metadata.sentTo === lookAlike(contact))
  assert(poisoning.length > 0)
  assert(poisoning.every(({ transfers }) => transfers[0]?.quantity.numeric === '0'))
  assert(rows.some(({ metadata }) => metadata.sentTo === contact))
})

test('the history of a sandbox account has received tokens in at least four months', async () => {
  const { historyPage, sandbox } = await start()
  const { data } = await historyPage(sandbox.accounts[0] ?? '', { chainId })
  assert(new Set(data.map(({ metadata }) => metadata.minedAt.slice(0, 7))).size >= 4)
  assert.deepEqual([...new Set(data.map(({ metadata }) => metadata.operationType))], ['receive'])
})

test('the history includes a new transaction immediately, without shifting later pages', async () => {
  const { historyPage, sandbox } = await start()
  const { rpc } = sandbox.chains[0] ?? { rpc: '' }
  const first = await historyPage(busy, { chainId })
  const second = await historyPage(busy, { chainId, cursor: first.next ?? '' })
  const client = createWalletClient({ account: sandboxAccount(busyAccount), transport: http(rpc) })
  const hash = await client.sendTransaction({
    chain: null,
    to: sandboxAccount(8).address,
    value: parseEther('0.5'),
  })
  // On a busy machine the node responds before it mines the transaction.
  await waitForReceipt(client, hash)
  const [newest] = (await historyPage(busy, { chainId })).data
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
  assert(Math.abs(Date.now() - Date.parse(newest?.metadata.minedAt ?? '')) < 3_600_000)
  assert.deepEqual(
    hashesOf(await historyPage(busy, { chainId, cursor: first.next ?? '' })),
    hashesOf(second),
  )
})

test('the history omits transactions that the node has reverted', async () => {
  const { historyPage, sandbox } = await start()
  const { rpc } = sandbox.chains[1] ?? { rpc: '' }
  const request = async (method: string, params: readonly unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(rpc, { method: 'POST', headers, body })
    return (await response.json()).result
  }
  const account = sandbox.accounts[6] ?? ''
  const readHashes = async () => hashesOf(await historyPage(account, { chainId: 'eip155:31338' }))
  const before = await readHashes()
  const snapshot = await request('evm_snapshot', [])
  const hash = await request('eth_sendTransaction', [{ from: account, to: account, value: '0x1' }])
  const client = createWalletClient({ transport: http(rpc) })
  await waitForReceipt(client, hash)
  assert.equal((await readHashes()).length, before.length + 1)
  await request('evm_revert', [snapshot])
  assert.deepEqual(await readHashes(), before)
})

test('the Solana history has the received tokens of an account', async () => {
  const { historyPage } = await start()
  const { data, next } = await historyPage(svmAddress(2), { chainId: solana })
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

test('the history with `onramp` has purchases in progress, successful and failed, which a setting replaces', async () => {
  const { historyPage, sandbox, set } = await start()
  const purchasesOf = async (account: string) =>
    (await historyPage(account, { chainId, onramp: 'coinbase' })).data
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

test('the history returns the rows set by POST /controls unchecked, sorted by their minedAt', async () => {
  const { historyPage, post, sandbox } = await start()
  const account = sandbox.accounts[5] ?? ''
  const before = (await historyPage(account, { chainId })).data
  const old = { id: 'old', metadata: { minedAt: '2020-01-01T00:00:00Z' } }
  const response = await post('/controls', { rows: [{ account, rows: [null, { id: 7 }, old] }] })
  assert.equal(response.status, 200)
  const after: readonly unknown[] = (await historyPage(account.toLowerCase(), { chainId })).data
  assert.deepEqual(after, [null, { id: 7 }, ...before, old])
})

test('the history rejects unknown cursors and invalid addresses', async () => {
  const { get } = await start()
  assert.equal(
    (await get(`/v1/account/${busy}/history`, { chainId, cursor: 'unknown' })).status,
    400,
  )
  assert.equal((await get('/v1/account/invalid/history')).status, 400)
  assert.equal((await get('/v1/account/%E0%A4%A/history')).status, 404)
})
