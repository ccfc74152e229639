import { afterEach, beforeEach, expect, test } from 'vitest'
import { emit, setup } from 'xstate'
import { toCaipNetworkId } from '../domain/caip/caip.ts'
import { timeouts } from '../domain/constants.ts'
import { unknownNetwork } from '../domain/network/define-network.ts'
import type { Network } from '../domain/network/network.ts'
import type { PreparedTransfer, TransferReview } from '../domain/transfer/transfer.ts'
import { catalogue } from '../errors/catalogue.ts'
import { KitError } from '../errors/kit-error.ts'
import type { Flow } from '../protocol/flow.ts'
import type { KitState } from '../protocol/kit-state.ts'
import type { Reactions } from '../protocol/reactions.ts'
import {
  createScriptedTransferClient,
  type ScriptedTransferClient,
} from '../testing/scripted-transfer-client.ts'
import {
  address,
  connectWallet,
  createTestKit,
  currentView,
  firstNetwork,
  otherAddress,
  settle,
} from './kit.fixture.ts'

const review: TransferReview = {
  caipNetworkId: firstNetwork,
  from: address,
  to: otherAddress,
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
    caipNetworkId: firstNetwork,
    from: address,
    to: otherAddress,
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
type Emitted = { type: 'requested' } & Input
const machine = setup({
  types: {} as { context: Input; emitted: Emitted; input: Input },
}).createMachine({
  id: 'submit',
  context: ({ input }) => input,
  entry: emit(({ context }) => ({ type: 'requested' as const, ...context })),
})
const reactions: Reactions<Emitted, never, Input> = {
  requested: ({ id, digest, network }) =>
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
/** A flow that submits one transfer. */
const submitFlow: Flow<Input, object, Emitted, never> = {
  id: 'submit',
  load: async () => ({
    submit: {
      id: 'submit',
      machine,
      actors: () => ({}),
      input: ({ network }: KitState, data) => ({
        ...(data as { id: string; digest: string }),
        network: network.active,
      }),
      view: () => ({}),
      reactions,
      listens: [],
    },
  }),
}

let env: ReturnType<typeof createTestKit>
let transferClient: ScriptedTransferClient
beforeEach(async () => {
  env = createTestKit()
  transferClient = createScriptedTransferClient()
  env.adapter.setTransferClient(transferClient)
  await connectWallet(env)
})
afterEach(() => env.kit.stop())

async function submit(id = 'a', digest = id) {
  const flow = await env.kit.run(submitFlow, { id, digest })
  await settle()
  return flow
}
const statuses = () =>
  env.kit.state.getSnapshot().transfers.entries.map(({ id, status }) => `${id} ${status}`)
const toast = () => env.kit.state.getSnapshot().toast

test('a submitted transfer is tracked to its end after its flow was stopped and the modal was closed', async () => {
  env.clock.advance(5)
  const flow = await submit()
  expect(statuses()).toEqual(['a awaitingWallet'])
  flow.stop()
  env.kit.close()
  await settle()
  transferClient.calls.submit[0]?.resolve('0xhash')
  await settle()
  expect([statuses(), toast()]).toMatchObject([
    ['a sent'],
    { open: true, variant: 'success', code: 'send/started' },
  ])
  transferClient.calls.track[0]?.update({ type: 'seen' })
  transferClient.calls.track[0]?.resolve('confirmed')
  await settle()
  expect(env.kit.state.getSnapshot().transfers.entries).toMatchObject([
    { id: 'a', status: 'confirmed', hash: '0xhash', connectorId: 'fox' },
  ])
  expect(transferClient.calls.submit[0]?.request).toMatchObject({
    connectorId: 'fox',
    network: { caipNetworkId: firstNetwork },
    prepared: prepared('a'),
  })
})

test('the kit sends one wallet request for transfers with the same id or digest', async () => {
  await submit('a')
  await submit('a')
  await submit('b', 'a')
  expect([transferClient.calls.submit.length, statuses()]).toEqual([1, ['a awaitingWallet']])
})

test('an unresponsive wallet does not block the next transfer, and its late response still counts', async () => {
  await submit('a')
  env.clock.advance(timeouts.walletUnresponsive)
  await settle()
  await submit('b')
  expect(statuses()).toEqual(['b awaitingWallet', 'a unresponsive'])
  transferClient.calls.submit[0]?.resolve('0xlate')
  transferClient.calls.submit[1]?.reject(new KitError(catalogue, 'rpc/user-rejected'))
  await settle()
  expect(statuses()).toEqual(['b rejected', 'a sent'])
})

test('a transfer that the wallet sent on another network names that network and never succeeds [V4]', async () => {
  const network = unknownNetwork(toCaipNetworkId('eip155:137'))
  transferClient.locate = async ({ visited }) =>
    visited.includes(network.caipNetworkId) ? { network, result: 'sent' } : null
  await submit()
  env.adapter.emit({ type: 'chain.changed', caipNetworkId: network.caipNetworkId })
  await settle()
  transferClient.calls.submit[0]?.resolve('0xhash')
  await settle()
  env.kit.close()
  env.clock.advance(timeouts.searchPause)
  await settle()
  expect(env.kit.state.getSnapshot().transfers.entries).toMatchObject([
    { status: 'misdirected', hash: '0xhash', otherNetwork: { caipNetworkId: 'eip155:137' } },
  ])
  expect(transferClient.calls.track[0]?.signal.aborted).toBe(true)
  env.clock.advance(timeouts.toastGap)
  await settle()
  expect(toast()).toMatchObject({ open: true, variant: 'error', code: 'send/misdirected' })
})

test('a hash that the wallet returns after a disconnect belongs to the account that sent the transfer [R16]', async () => {
  await submit()
  env.adapter.emit({ type: 'disconnected' })
  await settle()
  transferClient.calls.submit[0]?.resolve('0xhash')
  await settle()
  expect(env.kit.state.getSnapshot().transfers.entries).toMatchObject([
    { status: 'sent', review: { from: address } },
  ])
})

test('tracking a transfer resumes when the browser comes online', async () => {
  await submit()
  transferClient.calls.submit[0]?.resolve('0xhash')
  await settle()
  transferClient.calls.track[0]?.reject(new KitError(catalogue, 'endpoint/unreachable'))
  await settle()
  expect([transferClient.calls.track.length, statuses()]).toEqual([1, ['a sent']])
  env.platform.controls.emit('online')
  await settle()
  transferClient.calls.track[1]?.update({ type: 'mismatched' })
  await settle()
  expect([transferClient.calls.track.length, statuses()]).toEqual([2, ['a mismatched']])
  const alert = env.kit.state.getSnapshot().alert
  expect(alert).toMatchObject({ open: true, code: 'send/altered', details: { transfer: 'a' } })
  expect(alert).toMatchObject({ hint: expect.stringContaining('under the id a') })
  env.clock.advance(timeouts.toastGap)
  expect(toast()).toMatchObject({ variant: 'error', code: 'send/altered', transfer: 'a' })
})

test('the toast of a transfer that reverts while another one is open has its id [V2]', async () => {
  const flow = await submit('a')
  transferClient.calls.submit[0]?.resolve('0xhash')
  await settle()
  flow.stop()
  await submit('b')
  transferClient.calls.track[0]?.resolve('reverted')
  await settle()
  env.clock.advance(timeouts.toastGap)
  expect(toast()).toMatchObject({ variant: 'error', code: 'send/reverted', transfer: 'a' })
})

test('the toast of a transfer is not replaced when the balances that are read after it are unavailable [V2, V30]', async () => {
  const flow = await submit()
  void env.kit.account.refreshPortfolio('eip155')
  await settle()
  env.kit.modal.hideToast()
  flow.stop()
  transferClient.calls.submit[0]?.resolve('0xhash')
  await settle()
  transferClient.calls.track[0]?.resolve('reverted')
  await settle()
  env.clock.advance(timeouts.toastGap)
  await settle()
  env.clock.advance(timeouts.toastGap)
  await settle()
  expect(toast()).toMatchObject({ open: true, code: 'send/reverted', transfer: 'a' })
})

test.each(['reverted', 'dropped', 'confirmed'] as const)(
  'a transfer that is %s while the modal shows the form for another one has a toast [V2]',
  async (end) => {
    const flow = await submit('a')
    transferClient.calls.submit[0]?.resolve('0xhash')
    await settle()
    flow.stop()
    env.kit.modal.reset('Account')
    env.kit.modal.push('WalletSend')
    await settle()
    expect(currentView(env.kit).step).toBe('filling')
    transferClient.calls.track[0]?.resolve(end)
    await settle()
    env.clock.advance(timeouts.toastGap)
    expect(toast()).toMatchObject({ open: true, code: `send/${end}`, transfer: 'a' })
  },
)

test('a transfer that the open form shows has no toast, and has one once the form was left [V2]', async () => {
  await submit('a')
  env.kit.modal.reset('Account')
  env.kit.modal.push('WalletSend')
  await settle()
  expect(currentView(env.kit).step).toBe('awaitingWallet')
  env.kit.modal.hideToast() // about the balances, which the form requests
  transferClient.calls.submit[0]?.resolve('0xhash')
  await settle()
  expect([currentView(env.kit).step, toast()]).toMatchObject(['sent', { open: false }])
  env.kit.modal.reset('Account')
  env.kit.modal.push('WalletSend')
  await settle()
  transferClient.calls.track[0]?.resolve('reverted')
  await settle()
  expect(toast()).toMatchObject({ open: true, code: 'send/reverted', transfer: 'a' })
})

test('an error of tracking is logged by its code, without its cause, which names the URL of a node [XN2, O4]', async () => {
  await submit()
  transferClient.calls.submit[0]?.resolve('0xhash')
  await settle()
  const cause = new TypeError('Request to https://eth.example/v2/SECRET failed')
  transferClient.calls.track[0]?.reject(
    new KitError(catalogue, 'endpoint/unreachable', {}, { cause }),
  )
  await settle()
  expect(env.platform.controls.logged.map(({ error }) => error)).toEqual(['endpoint/unreachable'])
})

test('a transfer in a namespace without a transfer client fails', async () => {
  env.kit.stop()
  env = createTestKit()
  await connectWallet(env)
  await submit()
  expect(env.kit.state.getSnapshot().transfers.entries).toMatchObject([
    { status: 'failed', problem: 'send/unsupported-chain' },
  ])
})

test('kit.stop aborts pending wallet requests and tracking, and ignores their results [O5]', async () => {
  await submit('a')
  await submit('b')
  transferClient.calls.submit[1]?.resolve('0xhash')
  await settle()
  env.kit.stop()
  expect([
    transferClient.calls.submit[0]?.signal.aborted,
    transferClient.calls.track[0]?.signal.aborted,
  ]).toEqual([true, true])
  transferClient.calls.track[0]?.update({ type: 'mismatched' })
  transferClient.calls.submit[0]?.resolve('0xlate')
  await settle()
  expect([env.platform.controls.listenerCount(), env.adapter.listenerCount()]).toEqual([0, 0])
})
