import type { AccountType } from '../../../../core/src/domain/account/account.ts'
import { type AccountTab, accountTabs } from '../../../../core/src/domain/account/account-tabs.ts'
import {
  otherAccountType,
  preferredAccountType,
} from '../../../../core/src/domain/account/account-type.ts'
import { hasAddressForm } from '../../../../core/src/domain/caip/address-form.ts'
import type { CaipNetworkId } from '../../../../core/src/domain/caip/caip.ts'
import type { Network } from '../../../../core/src/domain/network/network.ts'
import { loginLabel } from '../../../../core/src/domain/text/login-label.ts'
import { nativeTokenAddress } from '../../../../core/src/domain/token/asset-id.ts'
import {
  type TokenOption,
  tokensByNetwork,
} from '../../../../core/src/domain/token/tokens-option.ts'
import { type Operations, operation } from '../operation.ts'
import { caip19 } from './reference-only.ts'

type Login = { email?: string; social?: string; socialName?: string }
type Preferred = { user: AccountType | null; current: AccountType | null; fallback: AccountType }

/** Texts of tabs and toggles in the vectors. The product's texts are in react-ui's locales. */
const tabs: Readonly<Record<AccountTab, string>> = {
  tokens: 'Tokens',
  nfts: 'NFTs',
  activity: 'Activity',
}
const toggles = { eoa: 'Switch to your EOA', smartAccount: 'Switch to your smart account' } as const

/** Operations on accounts, addresses and asset ids. */
export const accountOperations: Operations = {
  'account.preferredType': operation((given: Preferred) => preferredAccountType(given)),
  'account.tabs': operation((given: { namespace: string; activity: boolean }) =>
    accountTabs({ ...given, nfts: true }).map((tab) => tabs[tab]),
  ),
  'account.toggleLabel': operation(
    ({ current }: { current: AccountType | null }) => toggles[otherAccountType(current)],
  ),
  'account.loginLabel': operation(({ email, social, socialName }: Login) =>
    loginLabel({ email: email ?? null, social: social ?? null, socialName: socialName ?? null }),
  ),
  'address.isValid': operation(({ address, namespace }: { address: string; namespace?: string }) =>
    hasAddressForm(address, namespace),
  ),
  'asset.caip19': operation(
    ({ caipNetworkId, asset }: { caipNetworkId: CaipNetworkId; asset: string }) => {
      const text = caip19(caipNetworkId, asset)
      if (text !== null) return text
      throw new Error(
        `Unsupported chain namespace for CAIP-19 formatting: ${caipNetworkId.slice(0, caipNetworkId.indexOf(':'))}`,
      )
    },
  ),
  'network.nativeTokenAddress': operation(
    ({ activeNetwork }: { activeNetwork: Pick<Network, 'chainNamespace' | 'id'> | null }) =>
      nativeTokenAddress(activeNetwork),
  ),
  'tokens.toCaip': operation(
    ({ tokens }: { tokens: Record<string, TokenOption> | null }) =>
      tokens && tokensByNetwork(tokens),
  ),
}
