import type { CaipNetworkId, Kit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { solana } from '@latchkit/core/adapters/solana'
import { defineNetwork } from '@latchkit/core/networks'
import type { MemoryOptions } from '@latchkit/core/testing'
import { type FramePage, framePlatform } from '@latchkit/sandbox/embedded'
import { expect, onTestFinished } from 'vitest'
import { timeouts } from '../../../core/src/domain/constants.ts'
import type { SocialView } from '../../../core/src/flows/connect/social/social.view.ts'
import { createKit } from '../../../core/src/kit/create-kit.ts'
import {
  type BrowserStorage,
  chainOne,
  chainTwo,
  createBrowserStorage,
  type Networks,
  solanaChain,
} from './embedded.fixture.ts'
import { clockWithout } from './page.fixture.ts'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** A page with a kit, whose embedded wallet is the real frame. */
export type KitPage = FramePage & {
  kit: Kit
  /** The social login that the modal shows. */
  view(): SocialView | null
  stored(): Record<string, string>
  /** Opens the view of a social login, and clicks on it once it shows that the popup was blocked. */
  startLogin(): Promise<void>
  /** Logs in with Google: the visitor's click opens the popup, in which the visitor approves. */
  logIn(
    userName: string,
  ): Promise<Extract<ReturnType<Kit['account']['get']>, { status: 'connected' }>>
  alert(): ReturnType<Kit['state']['getSnapshot']>['alert']
}

export function openKit(
  networks: Networks,
  browser: BrowserStorage = createBrowserStorage(),
  {
    served = [chainOne, chainTwo, solanaChain],
    ...more
  }: Pick<MemoryOptions, 'clock' | 'device' | 'facts'> & {
    /** The networks that the frame serves. */
    served?: readonly CaipNetworkId[]
  } = {},
): KitPage {
  const page = framePlatform({
    // without the pause of 500 ms that follows the start of each frame
    clock: clockWithout(timeouts.frameSettle),
    store: browser.frame,
    stored: browser.page,
    ...more,
  })
  const { one, two, svm, embedded } = networks
  const evm = [one, two].map(({ chainId, url }) =>
    defineNetwork({
      id: chainId,
      name: `Chain ${chainId}`,
      nativeCurrency: ether,
      rpcUrls: { default: { http: [url] } },
      confirmations: 1,
    }),
  )
  const local = defineNetwork({
    id: solanaChain.slice('solana:'.length),
    name: 'Local Solana',
    chainNamespace: 'solana',
    caipNetworkId: solanaChain,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [svm.url] } },
  })
  const kit: Kit = createKit({
    projectId: 'sandbox',
    debug: true,
    adapters: [eip155(), solana()],
    networks: [...evm, local],
    features: { analytics: false },
    remoteFeatures: 'off',
    enableWalletConnect: false,
    endpoints: { frame: `${embedded.url}/sdk`, directory: embedded.url, data: embedded.url },
    embeddedWallet: { networks: served },
    platform: page.platform,
  })
  onTestFinished(() => {
    kit.stop()
    page.stop()
  })
  const view = (): SocialView | null => {
    const { key } = kit.state.getSnapshot().router.entry
    return (kit.modal.flows.getSnapshot()[key]?.view() ?? null) as SocialView | null
  }
  const stored = () => {
    const { storage } = page.platform.controls
    return Object.fromEntries((storage?.keys() ?? []).map((key) => [key, storage?.get(key) ?? '']))
  }
  const startLogin = async () => {
    await kit.open({ view: 'Connect' })
    kit.modal.push('ConnectingSocial', { provider: 'google', blocked: true })
    await expect.poll(() => view()?.step).toBe('blocked')
    const shown = view()
    if (shown?.step === 'blocked') shown.retry()
  }
  const logIn = async (userName: string) => {
    await startLogin()
    const { controls } = page.platform
    await expect.poll(() => controls.popups.at(-1)?.url ?? '').toContain('/consent/google')
    await networks.visitor.decideInPopup(page.platform, { decision: 'approve', userName })
    await expect.poll(() => kit.account.get().status).toBe('connected')
    // The code of the store may load longer than the login takes. It stores the provider.
    await expect.poll(() => kit.state.getSnapshot().embedded.socialProvider).toBe('google')
    // A modal that closes declines the requests that it has not shown.
    await expect.poll(() => kit.state.getSnapshot().modal.phase).toBe('closed')
    return connectedAccount(kit)
  }
  const alert = () => kit.state.getSnapshot().alert
  return { ...page, kit, view, stored, startLogin, logIn, alert }
}
/** The connected account of a kit. Throws if there is none. */
export function connectedAccount(kit: Kit) {
  const account = kit.account.get()
  if (account.status !== 'connected') throw new Error(`The account is ${account.status}.`)
  return account
}
