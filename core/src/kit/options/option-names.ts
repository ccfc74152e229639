/** Every option that is read; a name that is neither here nor below is a mistake worth a word. */
export const optionNames = [
  'id',
  'projectId',
  'adapters',
  'networks',
  'defaultNetwork',
  'metadata',
  'chainImages',
  'connectorImages',
  'customRpcUrls',
  'endpoints',
  'features',
  'themeMode',
  'themeVariables',
  'termsConditionsUrl',
  'privacyPolicyUrl',
  'enableWalletGuide',
  'enableInjected',
  'enableEIP6963',
  'enableNetworkSwitch',
  'allowUnsupportedChain',
  'manualWCControl',
  'enableEmbedded',
  'disableAppend',
  'featuredWalletIds',
  'includeWalletIds',
  'excludeWalletIds',
  'allWallets',
  'enableWalletConnect',
  'basic',
  'experimental_preferUniversalLinks',
  'universalProvider',
  'universalProviderConfigOverride',
  'domainAttestation',
  'customWallets',
  'defaultAccountTypes',
  'tokens',
  'nfts',
  'pendingTransactionsFilter',
  'approvals',
  'debug',
  'platform',
] as const

/** `analytics`: nothing is sent in any case. */
export const featureNames = [
  'connectorTypeOrder',
  'analytics',
  'allWallets',
  'legalCheckbox',
  'history',
  'receive',
  'send',
  'walletFeaturesOrder',
] as const

/** Names of the specification that nothing reads yet: accepted, and said so. */
export const unreadNames = [
  'siwx',
  'siweConfig',
  'enableAuthLogger',
  'enableCoinbase',
  'enableWallets',
  'coinbasePreference',
  'remoteFeatures',
  'restrictedRegions',
] as const
export const unreadFeatures = [
  'email',
  'socials',
  'swaps',
  'onramp',
  'pay',
  'reownBranding',
  'smartSessions',
  'collapseWallets',
  'emailShowWallets',
  'connectMethodsOrder',
] as const

/** The known name nearest to a misspelled one, if it is near at all: a third of its letters may differ. */
export function nearest(name: string, names: readonly string[]): string | null {
  const ranked = names
    .map((known) => ({ known, far: distance(name.toLowerCase(), known.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
  const best = ranked[0]
  return best !== undefined && best.far <= Math.max(1, Math.floor(name.length / 3))
    ? best.known
    : null
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      next.push(
        Math.min(
          (next[j] ?? 0) + 1,
          (row[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    }
    row = next
  }
  return row[b.length] ?? 0
}
