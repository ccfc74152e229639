import { expect, onTestFinished, test } from 'vitest'
import type { ApprovalSource, RequestOutcome } from '../domain/request/unsafe-request.ts'
import { address, firstNetwork, otherAddress, settle } from './kit.fixture.ts'
import { createSendingKit, sendStep, toReview } from './send.fixture.ts'

type Listener = Parameters<ApprovalSource['subscribe']>[0]
const sendViews = ['Account', 'WalletSend', 'WalletSendPreview']

/** A kit that sends with an in-page wallet. The visitor has confirmed a transfer. */
async function confirmTransfer() {
  const listeners = new Set<Listener>()
  const approvals: ApprovalSource = {
    connectorId: 'fox',
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    approve: () => {},
    reject: () => {},
  }
  const env = await createSendingKit({}, { approvals })
  onTestFinished(() => env.kit.stop())
  await toReview(env, otherAddress)
  sendStep(env, 'reviewing').confirm?.()
  await settle()
  /** The wallet receives a request. */
  const request = async (id: string, method: string) => {
    const caipNetworkId = firstNetwork
    const received = {
      id,
      namespace: 'eip155' as const,
      caipNetworkId,
      address,
      method,
      params: [],
    }
    for (const listener of listeners) listener.received(received)
    await settle()
  }
  const settled = async (id: string, outcome: RequestOutcome) => {
    for (const listener of listeners) listener.settled(id, outcome)
    await settle()
  }
  /** The views, the request that is shown and the number of open transactions. */
  const shown = () => {
    const { router, approvals: current, modal } = env.kit.state.getSnapshot()
    const { entries, transactions } = router
    return [modal.phase, entries.map(({ view }) => view), current.request?.id ?? null, transactions]
  }
  return { env, request, settled, shown }
}

test.each(['error', 'cancel', 'success'] as const)(
  'a request of the page that arrives before that of the confirmed transfer leaves the latter shown when it ends with %s [V6]',
  async (outcome) => {
    const { env, request, settled, shown } = await confirmTransfer()
    await request('page', 'personal_sign')
    await request('transfer', 'eth_sendTransaction')
    await settled('page', outcome)
    expect(shown()).toEqual(['open', [...sendViews, 'ApproveTransaction'], 'transfer', 1])
    await settled('transfer', 'success')
    env.transferClient.calls.submit[0]?.resolve('0xhash')
    await settle()
    expect(shown()).toEqual(['open', sendViews, null, 0])
    expect(sendStep(env, 'sent').status).toBe('sent')
  },
)

test('a request of the page that arrives after that of the transfer is shown until it ends, then the result of the transfer [V6]', async () => {
  const { env, request, settled, shown } = await confirmTransfer()
  await request('transfer', 'eth_sendTransaction')
  await request('page', 'personal_sign')
  await settled('transfer', 'success')
  env.transferClient.calls.submit[0]?.resolve('0xhash')
  await settle()
  expect(shown()).toEqual(['open', [...sendViews, 'ApproveTransaction'], 'page', 1])
  await settled('page', 'cancel')
  expect(shown()).toEqual(['open', sendViews, null, 0])
  expect(sendStep(env, 'sent').status).toBe('sent')
})
