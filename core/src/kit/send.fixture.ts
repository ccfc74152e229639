import { until } from '../clients/http/until.fixture.ts'
import type { PreparedTransfer, TransferRequest } from '../domain/transfer/transfer.ts'
import type { SendView } from '../flows/send/send.types.ts'
import {
  createScriptedTransferClient,
  type ScriptedTransferClient,
} from '../testing/scripted-transfer-client.ts'
import type { Kit } from './api/kit.ts'
import type { KitOptions } from './api/kit-options.ts'
import { connectWallet, createTestKit, settle, type TestKit } from './kit.fixture.ts'

/** The transfer that the scripted client prepares for a request. */
export const preparedFor = ({
  network,
  from,
  to,
  asset,
  amount,
  decimals,
}: TransferRequest): PreparedTransfer => ({
  payload: {
    namespace: 'eip155',
    caipNetworkId: network.caipNetworkId,
    from,
    to,
    value: `0x${BigInt(amount).toString(16)}`,
    data: '0x',
    gas: '0x5208',
    gasPrice: '0x1',
    maxFeePerGas: null,
    maxPriorityFeePerGas: null,
  },
  review: {
    caipNetworkId: network.caipNetworkId,
    from,
    to,
    asset,
    amount,
    decimals: decimals ?? 18,
    symbol: 'ETH',
    fee: { amount: '21000', decimals: 18, symbol: 'ETH' },
    accountRent: null,
  },
  digest: `${to} ${amount}`,
})

/**
 * Creates a kit with a connected wallet and opens the send form. The transfer client responds
 * immediately, except to `submit` and `track`, which the test resolves.
 */
export async function createSendingKit(
  change: Partial<ScriptedTransferClient> = {},
  options: Partial<KitOptions> = {},
) {
  const env = createTestKit({}, options)
  const transferClient = createScriptedTransferClient({
    checkAddress: (text) => (/^0x[0-9a-fA-F]{40}$/.test(text) ? text : null),
    receiver: async () => ({ isContract: false }),
    feeReserve: async () => '21000',
    prepare: async (request) => preparedFor(request),
    recheck: async () => {},
    walletAssets: async () => null,
    ...change,
  })
  env.adapter.setTransferClient(transferClient)
  await connectWallet(env)
  await openSend(env)
  return { ...env, transferClient }
}

/** Opens Account, then the send form. */
export async function openSend({ kit }: Pick<TestKit, 'kit'>): Promise<void> {
  await kit.open({ view: 'Account' })
  kit.modal.push('WalletSend')
  await settle()
}

type StepOf<Step extends SendView['step']> = Extract<SendView, { step: Step }>
const sendViewOf = (kit: Kit): SendView | undefined =>
  kit.modal.flows.getSnapshot()[kit.state.getSnapshot().router.entry.key]?.view() as
    | SendView
    | undefined
/** The view of the send flow at `step`. Throws if the flow is at another step. */
export function sendStep<Step extends SendView['step']>(
  { kit }: Pick<TestKit, 'kit'>,
  step: Step,
): StepOf<Step> {
  const view = sendViewOf(kit)
  if (view?.step !== step)
    throw new Error(`The send flow is at the step ${view?.step}, not ${step}`)
  return view as StepOf<Step>
}

/** Fills in the form and requests its review. */
export async function startPreview(
  env: Pick<TestKit, 'kit'>,
  receiver: string,
  amount = '1',
): Promise<void> {
  const [native] = sendStep(env, 'filling').assets
  if (native !== undefined) sendStep(env, 'filling').pick(native)
  sendStep(env, 'filling').setAmount(amount)
  sendStep(env, 'filling').pasteReceiver(receiver)
  await settle()
  sendStep(env, 'filling').preview?.()
}

/** Fills in the form and waits for the review. */
export async function toReview(...form: Parameters<typeof startPreview>): Promise<void> {
  const [env] = form
  await startPreview(...form)
  await until(() => sendViewOf(env.kit)?.step === 'reviewing')
}
