import { createKit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { sandboxAccount } from '@latchkit/sandbox'
import { createWallet, knownChains, memoryPage } from '@latchkit/sandbox/wallets'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SendView } from '../../../core/src/flows/send/send.types.ts'
import type { Kit } from '../../../core/src/kit/api/kit.ts'
import { type Ground, never, openGround } from './eip155-transfer.fixture.ts'
import { joinWindows, nodePlatform } from './page.fixture.ts'

let ground: Ground
beforeAll(async () => {
  ground = await openGround()
}, 60_000)
afterAll(() => ground.close())

const account = sandboxAccount(5)
const rdns = 'sandbox.latchkit.foxglove'
/** Real nodes and wallets need the real clock. */
const soon = { timeout: 15_000 }
const ether = 10n ** 18n
type At<Step extends SendView['step']> = Extract<SendView, { step: Step }>
type Tab = Awaited<ReturnType<typeof twoKits>>['one']

const stops: (() => void)[] = []
beforeEach(() =>
  ground.ask('anvil_setBalance', [account.address, `0x${(10n * ether).toString(16)}`]),
)
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await ground.ask('anvil_dropAllTransactions')
  await ground.ask('evm_setAutomine', [true])
})

/** Two kits on one page with the same wallet. */
async function twoKits() {
  const [chain] = knownChains(ground.sandbox.chains)
  if (chain === undefined) throw new Error('The sandbox has no chain')
  const platform = nodePlatform()
  const branding = { name: 'Foxglove', icon: 'data:image/svg+xml,', accent: 'teal' } as const
  const page = memoryPage({ events: joinWindows(platform) })
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
    const kit = createKit({ id, adapters: [eip155()], networks: [ground.one], platform })
    stops.push(() => kit.stop())
    void kit.open({ view: 'Connect' })
    kit.modal.push('ConnectingExternal', { connectorId: rdns })
    await expect.poll(() => kit.account.get().status, soon).toBe('connected')
    await expect.poll(() => kit.state.getSnapshot().modal.phase === 'open', soon).toBe(false)
    return { ...senderOn(kit), entries: () => kit.state.getSnapshot().transfers.entries }
  }
  return { wallet, one: await connected('one'), two: await connected('two') }
}

function senderOn(kit: Kit) {
  const shown = () => {
    const flows = kit.modal.flows.getSnapshot()
    const running = kit.state.getSnapshot().router.entries.map(({ key }) => flows[key])
    return running.findLast((flow) => flow !== undefined)?.view() as SendView | undefined
  }
  const at = async <Step extends SendView['step']>(step: Step): Promise<At<Step>> => {
    await expect.poll(() => shown()?.step, soon).toBe(step)
    return shown() as At<Step>
  }
  return {
    at,
    async review(amount: string, asset = 'native') {
      void kit.open({ view: 'Account' })
      kit.modal.push('WalletSend', { asset, receiver: never, amount })
      await at('filling')
      await expect.poll(() => (shown() as At<'filling'>).preview === null, soon).toBe(false)
      ;(await at('filling')).preview?.()
      await at('reviewing')
    },
    confirm: async () => (await at('reviewing')).confirm?.(),
  }
}
const told = ({ entries }: Tab) => entries().map(({ status, problem }) => problem ?? status)

test('two kits that send at the same time confirm exactly the mined transfers and report no other as unsent', async () => {
  const { one, two } = await twoKits()
  await Promise.all([one.review('1'), two.review('2')])
  const before = await ground.balance(never)
  await Promise.all([one.confirm(), two.confirm()])
  const all = () => [...one.entries(), ...two.entries()]
  const open = ['awaitingWallet', 'unresponsive', 'sent', 'slow']
  await expect.poll(() => all().filter(({ status }) => !open.includes(status)).length, soon).toBe(2)
  const confirmed = all().filter(({ status }) => status === 'confirmed')
  const others = all().filter(({ status }) => status !== 'confirmed')
  const sum = confirmed.reduce((amount, { review }) => amount + BigInt(review.amount), 0n)
  expect((await ground.balance(never)) - before).toBe(sum)
  // a wallet that uses one nonce for both gets "nonce used" from its node, which does not prove
  // that nothing was sent
  expect(others.map(({ problem }) => problem)).toEqual(others.map(() => 'send/unfollowed'))
}, 40_000)

test('a transfer that takes the nonce of another marks it as replaced, and neither as mismatched', async () => {
  const { wallet, one, two } = await twoKits()
  await one.review('1')
  await two.review('2')
  await ground.ask('evm_setAutomine', [false])
  await one.confirm()
  await expect.poll(() => told(one), soon).toEqual(['sent'])
  const [waiting] = one.entries()
  await expect
    .poll(() => ground.ask('eth_getTransactionByHash', [waiting?.hash]), soon)
    .toBeTruthy()
  const nonce = Number(await ground.ask('eth_getTransactionCount', [account.address, 'latest']))
  const fees = { maxFeePerGas: 50n * 10n ** 9n, maxPriorityFeePerGas: 50n * 10n ** 9n }
  const hash = await ground.sent(5, { to: never, value: 2n * ether, nonce, ...fees, gas: 21_000n })
  wallet.control.answerNext('eth_sendTransaction', { result: hash })
  await two.confirm()
  await expect.poll(() => told(two), soon).toEqual(['sent'])
  await ground.ask('evm_mine')
  await expect.poll(() => [told(one), told(two)], soon).toEqual([['replaced'], ['confirmed']])
  expect([one.entries()[0]?.hash, two.entries()[0]?.hash]).toEqual([hash, hash])
}, 40_000)

test('recheck detects a balance spent by another kit before the wallet request [H7]', async () => {
  const { one, two } = await twoKits()
  await one.review('9')
  await two.review('5')
  await one.confirm()
  await expect.poll(() => told(one), soon).toEqual(['confirmed'])
  await two.confirm()
  expect((await two.at('failed')).problem).toBe('send/funds-insufficient')
  expect(two.entries()).toEqual([])
}, 40_000)
