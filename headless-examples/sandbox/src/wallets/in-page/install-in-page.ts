import { sandboxAccount } from '../../base/accounts.ts'
import type { SandboxDescription } from '../../base/description.ts'
import { nestIcon } from '../../base/wallet-icons.ts'
import { knownChains } from '../../base/wallet-roster.ts'
import { browserPage } from '../browser-page.ts'
import { createInPageWallet, type InPageApprovals } from './create-in-page-wallet.ts'

const rdns = 'sandbox.latchkit.nest'

/** Installs the in-page wallet Nest and returns the `approvals` option for the kit of the page. */
export function installInPage(
  page: Window & typeof globalThis,
  { chains }: Pick<SandboxDescription, 'chains'>,
): InPageApprovals {
  const [first, ...others] = knownChains(chains)
  if (first === undefined) throw new Error('The sandbox description has no chains.')
  const branding = { name: 'Nest', icon: nestIcon, accent: 'teal' } as const
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
