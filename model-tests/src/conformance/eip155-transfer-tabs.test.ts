import { createKit, type Kit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { sandboxAccount } from '@latchkit/sandbox'
import { createWallet, knownChains, memoryPage } from '@latchkit/sandbox/wallets'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SendView } from '../../../core/src/flows/send/send.types.ts'
import {
  burnAddress,
  startTransferFixture,
  type TransferFixture,
} from './eip155-transfer.fixture.ts'
import { nodePlatform, walletWindow } from './page.fixture.ts'

let fixture: TransferFixture
beforeAll(async () => {
  fixture = await startTransferFixture()
})
afterAll(() => fixture.close())

const account = sandboxAccount(5)
const rdns = 'sandbox.latchkit.foxglove'
const ether = 10n ** 18n
type SendStep<Step extends SendView['step']> = Extract<SendView, { step: Step }>
type Transfer = ReturnType<ConnectedKit['entries']>[number]
type ConnectedKit = Awaited<ReturnType<typeof twoKits>>['first']

const stops: (() => void)[] = []
beforeEach(() =>
  fixture.callRpc('anvil_setBalance', [account.address, `0x${(10n * ether).toString(16)}`]),
)
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await fixture.callRpc('anvil_dropAllTransactions')
  await fixture.callRpc('evm_setAutomine', [true])
})

/** Connects two kits on one page to the same wallet. */
async function twoKits() {
  const [chain] = knownChains(fixture.sandbox.chains)
  if (chain === undefined) throw new Error('The sandbox has no chain')
  const platform = nodePlatform()
  const branding = { name: 'Foxglove', icon: 'data:image/svg+xml,', accent: 'teal' } as const
  const page = memoryPage({ events: walletWindow(platform) })
  const wallet = createWallet({
    branding,
    rdns,
    keys: [account],
    chains: [chain],
    approve: 'auto',
    page,
  })
  stops.push(wallet.stop)
  wallet.control.announce()
  const connected = async (id: string) => {
    const kit = createKit({ id, adapters: [eip155()], networks: [fixture.network], platform })
    stops.push(() => kit.stop())
    void kit.open({ view: 'Connect' })
    kit.modal.push('ConnectingExternal', { connectorId: rdns })
    await expect.poll(() => kit.account.get().status).toBe('connected')
    await expect.poll(() => kit.state.getSnapshot().modal.phase === 'open').toBe(false)
    return { ...sendCommands(kit), entries: () => kit.state.getSnapshot().transfers.entries }
  }
  return { wallet, first: await connected('one'), second: await connected('two') }
}

function sendCommands(kit: Kit) {
  const currentView = () => {
    const flows = kit.modal.flows.getSnapshot()
    const flowViews = kit.state.getSnapshot().router.entries.map(({ key }) => flows[key])
    return flowViews.findLast((flow) => flow !== undefined)?.view() as SendView | undefined
  }
  const waitForStep = async <Step extends SendView['step']>(
    step: Step,
  ): Promise<SendStep<Step>> => {
    await expect.poll(() => currentView()?.step).toBe(step)
    return currentView() as SendStep<Step>
  }
  return {
    waitForStep,
    async review(amount: string, asset = 'native') {
      void kit.open({ view: 'Account' })
      kit.modal.push('WalletSend', { asset, receiver: burnAddress, amount })
      await waitForStep('filling')
      await expect.poll(() => (currentView() as SendStep<'filling'>).preview === null).toBe(false)
      ;(await waitForStep('filling')).preview?.()
      await waitForStep('reviewing')
    },
    confirm: async () => (await waitForStep('reviewing')).confirm?.(),
  }
}
const outcomesOf = ({ entries }: ConnectedKit) =>
  entries().map(({ status, problem }) => problem ?? status)

test('two kits that send at the same time show mined transfers as confirmed, and no other', async () => {
  const { first, second } = await twoKits()
  await Promise.all([first.review('1'), second.review('2')])
  const before = await fixture.balance(burnAddress)
  await Promise.all([first.confirm(), second.confirm()])
  // if the wallet uses one nonce twice, its node responds "nonce used", which does not prove that
  // nothing was sent; or it accepts the second transaction and forgets it, which stays "sent"
  const isUnknown = async ({ hash, problem }: Transfer) =>
    problem === 'send/unfollowed' ||
    (hash !== null && (await fixture.callRpc('eth_getTransactionByHash', [hash])) === null)
  const outcome = async () => {
    const entries = [...first.entries(), ...second.entries()]
    const confirmed = entries.filter(({ status }) => status === 'confirmed')
    const others = entries.filter(({ status }) => status !== 'confirmed')
    const sum = confirmed.reduce((amount, { review }) => amount + BigInt(review.amount), 0n)
    return {
      transfers: entries.length,
      isOneConfirmed: confirmed.length > 0,
      isEachMinedConfirmed: (await fixture.balance(burnAddress)) - before === sum,
      isEachOtherUnknown: (await Promise.all(others.map(isUnknown))).every(Boolean),
    }
  }
  await expect.poll(outcome).toEqual({
    transfers: 2,
    isOneConfirmed: true,
    isEachMinedConfirmed: true,
    isEachOtherUnknown: true,
  })
})

test('a transfer with the nonce of a pending one is confirmed, and the pending one becomes `replaced`', async () => {
  const { wallet, first, second } = await twoKits()
  await first.review('1')
  await second.review('2')
  await fixture.callRpc('evm_setAutomine', [false])
  await first.confirm()
  await expect.poll(() => outcomesOf(first)).toEqual(['sent'])
  const [pending] = first.entries()
  await expect.poll(() => fixture.callRpc('eth_getTransactionByHash', [pending?.hash])).toBeTruthy()
  const nonce = Number(
    await fixture.callRpc('eth_getTransactionCount', [account.address, 'latest']),
  )
  const fees = { maxFeePerGas: 50n * 10n ** 9n, maxPriorityFeePerGas: 50n * 10n ** 9n }
  const hash = await fixture.sendFrom(5, {
    to: burnAddress,
    value: 2n * ether,
    nonce,
    ...fees,
    gas: 21_000n,
  })
  wallet.control.answerNext('eth_sendTransaction', { result: hash })
  await second.confirm()
  await expect.poll(() => outcomesOf(second)).toEqual(['sent'])
  await fixture.callRpc('evm_mine')
  await expect
    .poll(() => [outcomesOf(first), outcomesOf(second)])
    .toEqual([['replaced'], ['confirmed']])
  expect([first.entries()[0]?.hash, second.entries()[0]?.hash]).toEqual([hash, hash])
})

test('the send flow fails without a wallet request when another kit has spent the balance [H7]', async () => {
  const { first, second } = await twoKits()
  await first.review('9')
  await second.review('5')
  await first.confirm()
  await expect.poll(() => outcomesOf(first)).toEqual(['confirmed'])
  await second.confirm()
  expect((await second.waitForStep('failed')).problem).toBe('send/funds-insufficient')
  expect(second.entries()).toEqual([])
})
