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
  'shareRpcUrls',
  'endpoints',
  'features',
  'themeMode',
  'themeVariables',
  'termsConditionsUrl',
  'privacyPolicyUrl',
  'enableWallets',
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
  'embeddedWallet',
  'siwx',
  'siweConfig',
  'preload',
  'remoteFeatures',
  'restrictedRegions',
  'enableAuthLogger',
  'enableCoinbase',
  'coinbasePreference',
  'debug',
  'platform',
] as const

/**
 * The known name that differs in the fewest characters. Null if they are more than a third of the
 * length of `name`; one different character is always allowed.
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

/** Length of the longer text without the common start and the common end. */
function distance(a: string, b: string): number {
  const length = Math.max(a.length, b.length)
  const shortest = Math.min(a.length, b.length)
  let start = 0
  while (start < shortest && a[start] === b[start]) start += 1
  let end = 0
  while (end < shortest - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return length - start - end
}
