import { createKit, type KitOptions } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { defineNetwork } from '@latchkit/core/networks'
import { type Sandbox, sandboxAccount } from '@latchkit/sandbox'
import { createInPageWallet, knownChains, memoryPage } from '@latchkit/sandbox/wallets'
import { expect, onTestFinished } from 'vitest'
import type { SendView } from '../../../core/src/flows/send/send.types.ts'
import { nodePlatform, walletWindow } from './page.fixture.ts'

type SendStep<Step extends SendView['step']> = Extract<SendView, { step: Step }>

const rdns = 'sandbox.latchkit.nest'
/** The account of the in-page wallet. */
export const account = sandboxAccount(3)

/** A network of Ether with one node. */
export const etherNetwork = (id: number, name: string, rpc: string) =>
  defineNetwork({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpc] } },
    confirmations: 2,
  })

/** Connects a kit to an in-page wallet on the first chain and opens the send form. */
export async function openSendForm(
  { chains }: Sandbox,
  data: { receiver: string; amount: string },
  { networks = [], ...options }: Partial<KitOptions> = {},
) {
  const [chain] = knownChains(chains)
  if (chain === undefined) throw new Error('The sandbox has no chain')
  const platform = nodePlatform()
  const branding = { name: 'Nest', icon: 'data:image/svg+xml,', accent: 'teal' } as const
  const wallet = createInPageWallet({
    branding,
    rdns,
    keys: [account],
    chains: [chain],
    page: memoryPage({ events: walletWindow(platform) }),
  })
  wallet.announce()
  const kit = createKit({
    ...options,
    adapters: [eip155()],
    networks: [etherNetwork(chain.chainId, chain.name, chain.rpc), ...networks],
    approvals: wallet.approvals,
    platform,
  })
  onTestFinished(() => {
    wallet.stop()
    kit.stop()
  })
  void kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId: rdns })
  await expect.poll(() => kit.account.get().status).toBe('connected')
  await expect.poll(() => kit.state.getSnapshot().modal.phase === 'open').toBe(false)

  const state = () => kit.state.getSnapshot()
  const views = () => state().router.entries.map(({ view }) => view)
  const currentView = () => {
    const flows = kit.modal.flows.getSnapshot()
    const flowViews = state().router.entries.map(({ key }) => flows[key])
    return flowViews.findLast((flow) => flow !== undefined)?.view() as SendView | undefined
  }
  const waitForStep = async <Step extends SendView['step']>(
    step: Step,
  ): Promise<SendStep<Step>> => {
    await expect.poll(() => currentView()?.step).toBe(step)
    return currentView() as SendStep<Step>
  }
  const waitForReceiver = async <Status extends SendStep<'filling'>['receiver']['status']>(
    status: Status,
  ): Promise<SendStep<'filling'>> => {
    await expect
      .poll(() => {
        const view = currentView()
        return view?.step === 'filling' ? view.receiver.status : view?.step
      })
      .toBe(status)
    return waitForStep('filling')
  }
  const openReview = async () => {
    await expect.poll(() => (currentView() as SendStep<'filling'>).preview === null).toBe(false)
    ;(await waitForStep('filling')).preview?.()
    await waitForStep('reviewing')
  }
  void kit.open({ view: 'Account' })
  kit.modal.push('WalletSend', { asset: 'native', ...data })
  await waitForStep('filling')
  return { kit, chain, state, views, waitForStep, waitForReceiver, openReview }
}
