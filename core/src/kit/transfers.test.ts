import { afterEach, beforeEach, expect, test } from 'vitest'
import { emit, setup } from 'xstate'
import { timeouts } from '../domain/constants.ts'
import type { Network } from '../domain/network/network.ts'
import type { PreparedTransfer, TransferReview } from '../domain/transfer/transfer.ts'
import { KitError } from '../errors/kit-error.ts'
import type { Flow } from '../protocol/flow.ts'
import type { KitState } from '../protocol/kit-state.ts'
import type { Reactions } from '../protocol/reactions.ts'
import { createScriptedMoney, type ScriptedMoney } from '../testing/scripted-money.ts'
import { address, connect, createWorld, one, other, settle } from './kit.fixture.ts'

const review: TransferReview = {
  caipNetworkId: one,
  from: address,
  to: other,
  asset: null,
  amount: '1',
  decimals: 18,
  symbol: 'ETH',
  fee: { amount: '1', decimals: 18, symbol: 'ETH' },
  accountRent: null,
}
const prepared = (digest: string): PreparedTransfer => ({
  payload: {
    namespace: 'eip155',
    caipNetworkId: one,
    from: address,
    to: other,
    value: '0x1',
    data: '0x',
    gas: '0x5208',
    gasPrice: '0x1',
    maxFeePerGas: null,
    maxPriorityFeePerGas: null,
  },
  review,
  digest,
})

type Input = { id: string; digest: string; network: Network | null }
type Fact = { type: 'asked' } & Input
const machine = setup({
  types: {} as { context: Input; emitted: Fact; input: Input },
}).createMachine({
  id: 'hand',
  context: ({ input }) => input,
  entry: emit(({ context }) => ({ type: 'asked' as const, ...context })),
})
const reactions: Reactions<Fact, never, Input> = {
  asked: ({ id, digest, network }) =>
    network === null
      ? []
      : [
          {
            to: 'transfers',
            type: 'submit',
            id,
            connectorId: 'fox',
            network,
            prepared: prepared(digest),
          },
        ],
}
/** A page of its own that hands over one transfer. */
const handing: Flow<Input, object, Fact, never> = {
  id: 'hand',
  load: async () => ({
    id: 'hand',
    machine,
    actors: () => ({}),
    input: ({ network }: KitState, data) => ({
      ...(data as { id: string; digest: string }),
      network: network.active,
    }),
    view: () => ({}),
    reactions,
    listens: [],
  }),
}

let it: ReturnType<typeof createWorld>
let money: ScriptedMoney
beforeEach(async () => {
  it = createWorld()
  money = createScriptedMoney()
  it.adapter.lend(money)
  await connect(it)
})
afterEach(() => it.kit.stop())

async function handOver(id = 'a', digest = id) {
  const flow = await it.kit.run(handing, { id, digest })
  await settle()
  return flow
}
const listed = () =>
  it.kit.state.getSnapshot().transfers.entries.map(({ id, status }) => `${id} ${status}`)
const toast = () => it.kit.state.getSnapshot().toast

test('what was handed over is followed to its end, whatever becomes of the page and the modal', async () => {
  it.clock.advance(5)
  const flow = await handOver()
  expect(listed()).toEqual(['a handed'])
  flow.stop()
  it.kit.close()
  await settle()
  money.calls.submit[0]?.resolve('0xhash')
  await settle()
  expect([listed(), toast()]).toMatchObject([
    ['a sent'],
    { open: true, variant: 'success', code: 'send/started' },
  ])
  money.calls.track[0]?.news({ type: 'seen' })
  money.calls.track[0]?.resolve('confirmed')
  await settle()
  expect(it.kit.state.getSnapshot().transfers.entries).toMatchObject([
    { id: 'a', status: 'confirmed', hash: '0xhash', connectorId: 'fox' },
  ])
  expect(money.calls.submit[0]?.request).toMatchObject({
    connectorId: 'fox',
    network: { caipNetworkId: one },
    prepared: prepared('a'),
  })
})

test('the wallet is asked once, however often the same is handed over', async () => {
  await handOver('a')
  await handOver('a')
  await handOver('b', 'a')
  expect([money.calls.submit.length, listed()]).toEqual([1, ['a handed']])
})

test('a silent wallet keeps nobody from the next transfer, and is still heard', async () => {
  await handOver('a')
  it.clock.advance(timeouts.walletUnresponsive)
  await settle()
  await handOver('b')
  expect(listed()).toEqual(['b handed', 'a silent'])
  money.calls.submit[0]?.resolve('0xlate')
  money.calls.submit[1]?.reject(new KitError('rpc/user-rejected'))
  await settle()
  expect(listed()).toEqual(['b refused', 'a sent'])
})

test('R16 an answer counts for the account it left, also when that is connected no more', async () => {
  await handOver()
  it.adapter.say({ type: 'disconnected' })
  await settle()
  money.calls.submit[0]?.resolve('0xhash')
  await settle()
  expect(it.kit.state.getSnapshot().transfers.entries).toMatchObject([
    { status: 'sent', review: { from: address } },
  ])
})

test('a network that is down is asked again when the browser is online', async () => {
  await handOver()
  money.calls.submit[0]?.resolve('0xhash')
  await settle()
  money.calls.track[0]?.reject(new KitError('endpoint/unreachable'))
  await settle()
  expect([money.calls.track.length, listed()]).toEqual([1, ['a sent']])
  it.platform.controls.emit('online')
  await settle()
  money.calls.track[1]?.news({ type: 'altered' })
  await settle()
  expect([money.calls.track.length, listed()]).toEqual([2, ['a altered']])
  expect(it.kit.state.getSnapshot().alert).toMatchObject({ open: true, code: 'send/altered' })
})

test('a namespace that sends nothing fails, and nobody waits', async () => {
  it.kit.stop()
  it = createWorld()
  await connect(it)
  await handOver()
  expect(it.kit.state.getSnapshot().transfers.entries).toMatchObject([
    { status: 'failed', problem: 'send/unsupported-chain' },
  ])
})

test('O5 a kit that stops asks and follows nothing any more, and hears no late answer', async () => {
  await handOver('a')
  await handOver('b')
  money.calls.submit[1]?.resolve('0xhash')
  await settle()
  it.kit.stop()
  expect([money.calls.submit[0]?.signal.aborted, money.calls.track[0]?.signal.aborted]).toEqual([
    true,
    true,
  ])
  money.calls.track[0]?.news({ type: 'altered' })
  money.calls.submit[0]?.resolve('0xlate')
  await settle()
  expect([it.platform.controls.listeners(), it.adapter.listeners()]).toEqual([0, 0])
})
