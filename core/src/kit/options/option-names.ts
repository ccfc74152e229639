/** The options that the kit reads. */
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
  'sdkPlatform',
  'customWallets',
  'defaultAccountTypes',
  'tokens',
  'nfts',
  'pendingTransactionsFilter',
  'approvals',
  'debug',
  'platform',
] as const

/** The features that the kit reads. */
export const featureNames = [
  'connectorTypeOrder',
  'allWallets',
  'legalCheckbox',
  'history',
  'receive',
  'send',
  'walletFeaturesOrder',
] as const

/** Options of AppKit that are accepted but have no effect yet. The kit logs a warning for them. */
export const ignoredNames = [
  'siwx',
  'siweConfig',
  'enableAuthLogger',
  'enableCoinbase',
  'enableWallets',
  'coinbasePreference',
  'remoteFeatures',
  'restrictedRegions',
] as const
export const ignoredFeatures = [
  'analytics',
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

/**
 * The known name with the smallest edit distance. Null if the distance is more than 1 and more than
 * a third of the length of `name`.
 */
export function nearest(name: string, names: readonly string[]): string | null {
  const ranked = names
    .map((known) => ({ known, edits: distance(name.toLowerCase(), known.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)
  const best = ranked[0]
  return best !== undefined && best.edits <= Math.max(1, Math.floor(name.length / 3))
    ? best.known
    : null
}

/** Levenshtein distance. */
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
