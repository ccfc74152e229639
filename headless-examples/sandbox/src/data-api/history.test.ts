import { createWalletClient, http, parseEther } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import { assert, expect, test } from 'vitest'
import { busyAccount, sandboxAccount } from '../base/accounts.ts'
import { lookAlike } from '../base/look-alike.ts'
import { busyTransactionCount, contacts } from '../chain/seed/seed-history.ts'
import { dataApiFixture, solana, svmAddress } from './data-api.fixture.ts'
import type { HistoryRow } from './data-api.types.ts'

const start = dataApiFixture()
const one = 'eip155:31337'
const busy = sandboxAccount(busyAccount).address
const signatures = ({ data }: { data: readonly HistoryRow[] }) =>
  data.map(({ metadata }) => metadata.hash)

async function everything({
  page,
}: Pick<Awaited<ReturnType<typeof start>>, 'page'>): Promise<readonly HistoryRow[]> {
  const rows: HistoryRow[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { data, next } = await page(busy, { chainId: one, ...(cursor !== '' && { cursor }) })
    rows.push(...data)
    cursor = next
  }
  return rows
}

test('the busy account made 500 transactions in more than twenty months, newest first, each told once', async () => {
  const rows = await everything(await start())
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

test('it sent, was sent, traded, allowed, revoked, failed, and gave pictures away', async () => {
  const rows = await everything(await start())
  const of = (kind: string, status = 'confirmed') =>
    rows.filter(({ metadata }) => metadata.operationType === kind && metadata.status === status)
  const [trade] = of('trade')
  assert.deepEqual(
    trade?.transfers.map(({ direction, fungible_info }) => `${direction} ${fungible_info?.symbol}`),
    ['out SBE', 'in SBC'],
  )
  const [failed] = of('send', 'failed')
  expect(failed?.transfers[0]).toMatchObject({
    direction: 'out',
    quantity: { numeric: '1000000' },
    fungible_info: { symbol: 'SBE' },
  })
  assert.deepEqual(of('approve')[0]?.transfers, [])
  assert(of('revoke').length > 0)
  const stamp = rows.find(
    ({ transfers }) => transfers[0]?.direction === 'out' && transfers[0].nft_info !== undefined,
  )
  expect(stamp?.transfers[0]?.nft_info).toMatchObject({
    name: expect.stringMatching(/^Sandbox Stamps #1\d\d$/),
    flags: { is_spam: false },
  })
  expect((await fetch(stamp?.transfers[0]?.nft_info?.content?.preview?.url ?? '')).status).toBe(200)
  const coin = of('send').find(({ transfers }) => transfers[0]?.fungible_info?.symbol === 'ETH')
  assert.match(coin?.transfers[0]?.quantity.numeric ?? '', /^0\.0\d+$/)
  expect(of('receive').some(({ transfers }) => transfers[0]?.nft_info?.flags.is_spam)).toBe(true)
})

test('a transfer of nothing to an address that looks like a friend’s lies among them', async () => {
  const rows = await everything(await start())
  const friend = contacts[0]
  assert(friend)
  const faked = rows.filter(({ metadata }) => metadata.sentTo === lookAlike(friend))
  assert(faked.length > 0 && faked.every(({ transfers }) => transfers[0]?.quantity.numeric === '0'))
  assert(rows.some(({ metadata }) => metadata.sentTo === friend))
})

test('every account of the sandbox has been sent something in several months', async () => {
  const { page, sandbox } = await start()
  const { data } = await page(sandbox.accounts[0] ?? '', { chainId: one })
  assert(new Set(data.map(({ metadata }) => metadata.minedAt.slice(0, 7))).size >= 4)
  assert.deepEqual([...new Set(data.map(({ metadata }) => metadata.operationType))], ['receive'])
})

test('what happens now is told at once, and moves no page that was begun', async () => {
  const { page, sandbox } = await start()
  const { rpc } = sandbox.chains[0] ?? { rpc: '' }
  const first = await page(busy, { chainId: one })
  const second = await page(busy, { chainId: one, cursor: first.next ?? '' })
  const client = createWalletClient({ account: sandboxAccount(busyAccount), transport: http(rpc) })
  const hash = await client.sendTransaction({
    chain: null,
    to: sandboxAccount(8).address,
    value: parseEther('0.5'),
  })
  // a busy machine answers before it mines
  await waitForTransactionReceipt(client, { hash })
  const [newest] = (await page(busy, { chainId: one })).data
  expect(newest).toMatchObject({
    metadata: {
      operationType: 'send',
      hash,
      chain: one,
      sentFrom: busy,
      sentTo: sandboxAccount(8).address,
      status: 'confirmed',
    },
    transfers: [{ direction: 'out', quantity: { numeric: '0.5' }, value: 1_250, price: 2_500 }],
  })
  assert(Math.abs(Date.now() - Date.parse(newest?.metadata.minedAt ?? '')) < 60_000)
  assert.deepEqual(
    signatures(await page(busy, { chainId: one, cursor: first.next ?? '' })),
    signatures(second),
  )
})

test('a chain that was set back is read anew', async () => {
  const { page, sandbox } = await start()
  const { rpc } = sandbox.chains[1] ?? { rpc: '' }
  const ask = async (method: string, params: readonly unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    return (
      await (
        await fetch(rpc, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      ).json()
    ).result
  }
  const account = sandbox.accounts[6] ?? ''
  const there = async () => signatures(await page(account, { chainId: 'eip155:31338' }))
  const before = await there()
  const snapshot = await ask('evm_snapshot', [])
  await ask('eth_sendTransaction', [{ from: account, to: account, value: '0x1' }])
  assert.equal((await there()).length, before.length + 1)
  await ask('evm_revert', [snapshot])
  assert.deepEqual(await there(), before)
})

test('on Solana it tells what came, in coins and in tokens, from whom to whom', async () => {
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

test('purchases are a list of their own: one came, one is on its way, one failed', async () => {
  const { page, sandbox, set } = await start()
  const bought = async (account: string) =>
    (await page(account, { chainId: one, onramp: 'coinbase' })).data
  assert.deepEqual(
    (await bought(busy)).map(({ metadata }) =>
      metadata.status.replace('ONRAMP_TRANSACTION_STATUS_', ''),
    ),
    ['IN_PROGRESS', 'SUCCESS', 'FAILED'],
  )
  assert.deepEqual(await bought(sandbox.accounts[0] ?? ''), [])
  set({ onramp: [{ account: busy.toLowerCase(), rows: [] }] })
  assert.deepEqual(await bought(busy), [])
})

test('rows that were put there stand where they say they belong, whatever they are', async () => {
  const { page, post, sandbox } = await start()
  const account = sandbox.accounts[5] ?? ''
  const before = (await page(account, { chainId: one })).data
  const old = { id: 'old', metadata: { minedAt: '2020-01-01T00:00:00Z' } }
  const set = await post('/controls', { rows: [{ account, rows: [null, { id: 7 }, old] }] })
  assert.equal(set.status, 200)
  const after: readonly unknown[] = (await page(account.toLowerCase(), { chainId: one })).data
  assert.deepEqual(after, [null, { id: 7 }, ...before, old])
})

test('a cursor nobody gave out and an address that is none are refused', async () => {
  const { ask } = await start()
  assert.equal(
    (await ask(`/v1/account/${busy}/history`, { chainId: one, cursor: 'rubbish' })).status,
    400,
  )
  assert.equal((await ask('/v1/account/nobody/history')).status, 400)
  assert.equal((await ask('/v1/account/%E0%A4%A/history')).status, 404)
})
