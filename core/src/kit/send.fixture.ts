import { vi } from 'vitest'
import type { PreparedTransfer, TransferRequest } from '../domain/transfer/transfer.ts'
import type { SendView } from '../flows/send/send.types.ts'
import { createScriptedMoney, type ScriptedMoney } from '../testing/scripted-money.ts'
import { connect, createWorld, type KitWorldFixture, settle } from './kit.fixture.ts'

/** What a chain of ours builds of a request. */
export const built = ({
  network,
  from,
  to,
  asset,
  amount,
  decimals,
}: TransferRequest): PreparedTransfer => ({
  payload: {
    ...{
      namespace: 'eip155',
      caipNetworkId: network.caipNetworkId,
      from,
      to,
      value: `0x${BigInt(amount).toString(16)}`,
    },
    ...{
      data: '0x',
      gas: '0x5208',
      gasPrice: '0x1',
      maxFeePerGas: null,
      maxPriorityFeePerGas: null,
    },
  },
  review: {
    ...{
      caipNetworkId: network.caipNetworkId,
      from,
      to,
      asset,
      amount,
      decimals: decimals ?? 18,
      symbol: 'ETH',
    },
    ...{ fee: { amount: '21000', decimals: 18, symbol: 'ETH' }, accountRent: null },
  },
  digest: `${to} ${amount}`,
})

/** A kit whose wallet is connected, and whose chain answers at once; handing over is the test's. */
export async function createSending(change: Partial<ScriptedMoney> = {}) {
  const world = createWorld()
  const money = createScriptedMoney({
    checkAddress: (text) => (/^0x[0-9a-fA-F]{40}$/.test(text) ? text : null),
    receiver: async () => ({ isContract: false }),
    feeReserve: async () => '21000',
    prepare: async (request) => built(request),
    recheck: async () => {},
    walletAssets: async () => null,
    ...change,
  })
  world.adapter.lend(money)
  await connect(world)
  await openSend(world)
  return { ...world, money }
}

/** Account with the form on top, as a visitor gets there. */
export async function openSend({ kit }: Pick<KitWorldFixture, 'kit'>): Promise<void> {
  await kit.open({ view: 'Account' })
  kit.modal.push('WalletSend')
  await settle()
}

type At<Step extends SendView['step']> = Extract<SendView, { step: Step }>
/** The form, the review, whatever is on top, at this step. */
export function sendAt<Step extends SendView['step']>(
  { kit }: Pick<KitWorldFixture, 'kit'>,
  step: Step,
): At<Step> {
  const { key } = kit.state.getSnapshot().router.entry
  const shown = kit.modal.flows.getSnapshot()[key]?.view() as SendView | undefined
  if (shown?.step !== step) throw new Error(`step is ${shown?.step}, not ${step}`)
  return shown as At<Step>
}

/** Fills the form in as far as the review. */
export async function toReview(
  world: Pick<KitWorldFixture, 'kit'>,
  receiver: string,
  amount = '1',
): Promise<void> {
  const [native] = sendAt(world, 'filling').assets
  if (native !== undefined) sendAt(world, 'filling').pick(native)
  sendAt(world, 'filling').setAmount(amount)
  sendAt(world, 'filling').pasteReceiver(receiver)
  await settle()
  sendAt(world, 'filling').preview?.()
  await vi.waitFor(() => sendAt(world, 'reviewing'))
}
