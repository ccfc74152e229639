import { createKit, type Kit, type KitOptions } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import type { SandboxDescription } from '@latchkit/sandbox'
import { networkOf } from './networks.ts'
import { optionsFromUrl } from './optionsFromUrl.ts'

/** The kit of a demo page: both local chains, the sandbox's relay and its list of wallets. The project is a name only: nothing here asks a hosted service. */
export function createDemoKit(
  { chains, relay, directory }: Pick<SandboxDescription, 'chains' | 'relay' | 'directory'>,
  more: Partial<KitOptions> = {},
): Kit {
  const { customWallets, legalCheckbox } = optionsFromUrl()
  return createKit({
    projectId: 'sandbox',
    features: { analytics: false, legalCheckbox },
    endpoints: { relay, directory },
    domainAttestation: false,
    adapters: [eip155()],
    networks: chains.map(networkOf),
    termsConditionsUrl: 'https://example.com/terms',
    privacyPolicyUrl: 'https://example.com/privacy',
    customWallets,
    ...more,
  })
}
