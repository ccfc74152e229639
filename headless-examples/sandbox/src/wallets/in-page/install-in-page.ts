import { sandboxAccount } from '../../base/accounts.ts'
import type { SandboxDescription } from '../../base/description.ts'
import { nestIcon } from '../../base/wallet-icons.ts'
import { knownChains } from '../../base/wallet-roster.ts'
import { browserPage } from '../browser-page.ts'
import { createInPageWallet, type InPageApprovals } from './create-in-page-wallet.ts'

const rdns = 'sandbox.latchkit.nest'

/** Puts a wallet of the page's own, Nest, into it, and gives what the page's kit takes as `approvals`. */
export function installInPage(
  page: Window & typeof globalThis,
  { chains }: Pick<SandboxDescription, 'chains'>,
): InPageApprovals {
  const [first, ...others] = knownChains(chains)
  if (first === undefined) throw new Error('The sandbox names no chain.')
  const face = { name: 'Nest', icon: nestIcon, accent: 'teal' } as const
  const wallet = createInPageWallet({
    branding,
    rdns,
    keys: [sandboxAccount(3)],
    chains: [first, ...others],
    page: browserPage(page, { walletUrl: '', branding, rdns }),
  })
  wallet.announce()
  return wallet.approvals
}
