import type { AdapterEntry } from '../../adapters/adapter.ts'
import { type AccountType, accountTypes } from '../../domain/account/account.ts'
import { type CaipNetworkId, toCaipNetworkId } from '../../domain/caip/caip.ts'
import { type ByNamespace, knownNamespaces } from '../../domain/caip/namespace.ts'
import { timeouts } from '../../domain/constants.ts'
import { resolveNetwork } from '../../domain/network/define-network.ts'
import type { Network, NetworkOption } from '../../domain/network/network.ts'
import type { RemoteOverride } from '../../domain/remote/remote-override.ts'
import type { ApprovalSource } from '../../domain/request/unsafe-request.ts'
import { isHttp, safeHttpUrl } from '../../domain/text/url.ts'
import type { NftSource } from '../../domain/token/nft.ts'
import { type TokenOption, tokensByNetwork } from '../../domain/token/tokens-option.ts'
import type { CustomWallet } from '../../domain/wallet/wallet.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ConfigState, Metadata } from '../../protocol/kit-state.ts'
import type { KitOptions } from '../api/kit-options.ts'
import { readFeatures } from './features.ts'
import { featureNames, nearest, optionNames, unreadFeatures, unreadNames } from './option-names.ts'

export type ParsedOptions = {
  id: string
  config: ConfigState
  adapters: readonly AdapterEntry[]
  networks: readonly Network[]
  preferred: CaipNetworkId | null
  discovery: { announced: boolean; injected: boolean }
  /** Defaults of the specification's section 9 under the page's own. */
  accountTypes: ByNamespace<AccountType>
  services: ServiceOptions
  /** By connector id, as the page gave them. */
  connectorImages: Readonly<Record<string, string>>
  /** By CAIP-2 id. */
  tokens: Readonly<Record<string, TokenOption>>
  /** null: there is none of the page's own. */
  nfts: NftSource | null
  /** Whether pending transactions are watched, and how often in ms. */
  pending: { enabled: boolean; interval: number }
  /** null: there is no wallet of the page's own. */
  approvals: ApprovalSource | null
  /** As the page gave them. */
  customWallets: readonly CustomWallet[]
  /** A network as the kit would configure it; for networks that join later. */
  resolve(network: Network | NetworkOption): Network
}

/** Where the hosted services are, and how remote wallets are spoken to. */
export type ServiceOptions = {
  relay: string | null
  directory: string | null
  data: string | null
  /** null: the kit makes its own. */
  universalProvider: unknown
  override: RemoteOverride | null
  attestation: boolean
}

/** Checks the options at the door. Throws `config/…` with what is wrong and what was meant. */
export function parseOptions(options: KitOptions, platform: Platform): ParsedOptions {
  checkNames(options, platform)
  const adapters = options.adapters ?? []
  const namespaces = adapters.map(({ namespace }) => namespace)
  const twice = namespaces.find((namespace, index) => namespaces.indexOf(namespace) !== index)
  if (twice !== undefined) throw new KitError('config/adapter-twice', { namespace: twice })
  checkTheme(options.themeMode)
  checkRpcUrls(options)
  const resolve = (network: Network | NetworkOption) =>
    checkNamespace(resolveNetwork(request(options, network)), namespaces)
  const networks = (options.networks ?? []).map(resolve)
  if (networks.length === 0) throw new KitError('config/networks-missing')
  checkServices(options)
  return {
    id: options.id ?? 'default',
    adapters,
    networks,
    resolve,
    preferred:
      options.defaultNetwork === undefined ? null : resolve(options.defaultNetwork).caipNetworkId,
    discovery: {
      announced: options.enableEIP6963 ?? true,
      injected: options.enableInjected ?? true,
    },
    accountTypes: accountTypesOf(options, namespaces),
    services: servicesOf(options),
    connectorImages: options.connectorImages ?? {},
    tokens: tokensByNetwork(options.tokens ?? {}),
    nfts: options.nfts ?? null,
    pending: pendingOf(options),
    approvals: options.approvals ?? null,
    customWallets: options.customWallets ?? [],
    config: configOf(options, namespaces, networks, platform),
  }
}

const request = (options: KitOptions, network: Network | NetworkOption) => ({
  network,
  projectId: options.projectId || null,
  rpcGateway: options.endpoints?.rpc ?? 'https://rpc.walletconnect.org',
  customRpcUrls: options.customRpcUrls,
  chainImages: options.chainImages,
})

function configOf(
  options: KitOptions,
  adapted: ConfigState['adapted'],
  networks: readonly Network[],
  platform: Platform,
): ConfigState {
  const directory = Boolean(options.projectId)
  const remote =
    (directory || options.universalProvider != null) && (options.enableWalletConnect ?? true)
  const { mobile, android, ios, telegram, framed } = platform.page.device()
  return {
    projectId: options.projectId || null,
    metadata: readMetadata(options.metadata, platform),
    features: readFeatures(options.features),
    themeMode: options.themeMode ?? null,
    themeVariables: options.themeVariables ?? {},
    termsConditionsUrl: safeHttpUrl(options.termsConditionsUrl),
    privacyPolicyUrl: safeHttpUrl(options.privacyPolicyUrl),
    enableWallets: options.enableWallets ?? true,
    enableWalletGuide: options.enableWalletGuide ?? true,
    enableNetworkSwitch: options.enableNetworkSwitch ?? true,
    allowUnsupportedChain: options.allowUnsupportedChain ?? false,
    manualWCControl: options.manualWCControl ?? false,
    embedded: options.enableEmbedded ?? false,
    disableAppend: options.disableAppend ?? false,
    device: { mobile, android, ios, telegram, framed },
    debug: options.debug ?? true,
    // read with the engine: until then nobody chooses among them
    customWallets: [],
    featuredWalletIds: options.featuredWalletIds ?? [],
    includeWalletIds: options.includeWalletIds ?? [],
    excludeWalletIds: options.excludeWalletIds ?? [],
    allWallets: options.allWallets ?? 'SHOW',
    basic: options.basic ?? false,
    preferUniversalLinks: options.experimental_preferUniversalLinks ?? false,
    remote,
    directory,
    nftSource: options.nfts !== undefined,
    adapted,
    namespaces: remote
      ? [...new Set([...adapted, ...networks.map(({ chainNamespace }) => chainNamespace)])]
      : adapted,
  }
}

/** A kind is wanted of namespaces that are known, or have an adapter. */
function accountTypesOf(
  { defaultAccountTypes = {} }: KitOptions,
  adapted: readonly string[],
): ByNamespace<AccountType> {
  const wanted = Object.entries(defaultAccountTypes).flatMap(([namespace, type]) =>
    type === undefined ? [] : [[namespace, type] as const],
  )
  for (const [namespace, type] of wanted) {
    const name = `defaultAccountTypes.${namespace}`
    if (![...knownNamespaces, ...adapted].includes(namespace))
      throw new KitError('config/option-unknown', { name })
    if (!accountTypes.includes(type))
      throw new KitError('config/option-invalid', { name, expected: accountTypes.join(', ') })
  }
  return { ...defaultTypes, ...Object.fromEntries(wanted) }
}

const defaultTypes = {
  eip155: 'smartAccount',
  solana: 'eoa',
  polkadot: 'eoa',
  bip122: 'payment',
  cosmos: 'eoa',
} as const

const servicesOf = ({
  endpoints,
  universalProvider = null,
  universalProviderConfigOverride,
  domainAttestation,
}: KitOptions): ServiceOptions => ({
  relay: endpoints?.relay ?? null,
  directory: endpoints?.directory ?? null,
  data: endpoints?.data ?? null,
  universalProvider,
  override: universalProviderConfigOverride ?? null,
  attestation: domainAttestation ?? true,
})

const pendingOf = ({
  pendingTransactionsFilter: { enable = false, pollingInterval = timeouts.pendingInterval } = {},
}: KitOptions) => {
  if (Number.isFinite(pollingInterval) && pollingInterval > 0)
    return { enabled: enable, interval: pollingInterval }
  throw new KitError('config/option-invalid', {
    name: 'pendingTransactionsFilter.pollingInterval',
    expected: 'a number of ms above 0',
  })
}

/** What the page says of itself where it was not told (specification, section 1). */
function readMetadata(given: KitOptions['metadata'], { page }: Platform): Metadata {
  const facts = page.facts()
  return {
    name: given?.name ?? facts.title,
    description: given?.description ?? facts.description,
    url: given?.url ?? facts.origin,
    icons: given?.icons ?? (facts.icon === '' ? [] : [facts.icon]),
  }
}

function checkNames(options: KitOptions, { log }: Platform): void {
  if (isSet(options, 'siwx') && isSet(options, 'siweConfig'))
    throw new KitError('config/siwe-and-siwx')
  const unread = [
    ...checkAgainst(options, optionNames, unreadNames, ''),
    ...checkAgainst(options.features ?? {}, featureNames, unreadFeatures, 'features.'),
  ]
  if (unread.length > 0) log.warn(`Without effect in this version: ${unread.join(', ')}`)
}

/** Which of the given names are known but not read. Throws for one that is not known at all. */
function checkAgainst(
  given: object,
  read: readonly string[],
  unread: readonly string[],
  path: string,
): string[] {
  const names = Object.keys(given).filter((name) => isSet(given, name))
  const known = [...read, ...unread]
  const name = names.find((one) => !known.includes(one))
  if (name === undefined)
    return names.filter((one) => unread.includes(one)).map((one) => path + one)
  const suggestion = nearest(name, known)
  if (suggestion === null) throw new KitError('config/option-unknown', { name: path + name })
  throw new KitError('config/option-misspelled', {
    name: path + name,
    suggestion: path + suggestion,
  })
}

const isSet = (options: object, name: string) =>
  (options as Record<string, unknown>)[name] !== undefined

/** Throws `config/theme-mode-invalid`. */
export function checkTheme(mode: unknown): void {
  if (mode !== undefined && mode !== null && mode !== 'light' && mode !== 'dark') {
    throw new KitError('config/theme-mode-invalid', { value: String(mode) })
  }
}

function checkServices({ endpoints = {}, allWallets = 'SHOW' }: KitOptions): void {
  const { relay } = endpoints
  const invalid = (name: string, expected: string) =>
    new KitError('config/option-invalid', { name, expected })
  if (relay !== undefined && !/^wss?:\/\//i.test(relay))
    throw invalid('endpoints.relay', 'a ws or wss URL')
  for (const name of ['directory', 'data'] as const) {
    const url = endpoints[name]
    if (url !== undefined && !isHttp(url))
      throw invalid(`endpoints.${name}`, 'an http or https URL')
  }
  if (!['SHOW', 'HIDE', 'ONLY_MOBILE'].includes(allWallets))
    throw invalid('allWallets', '"SHOW", "HIDE" or "ONLY_MOBILE"')
}

function checkRpcUrls({ customRpcUrls = {} }: KitOptions): void {
  for (const [network, urls] of Object.entries(customRpcUrls)) {
    toCaipNetworkId(network)
    for (const { url } of urls)
      if (!isHttp(url)) throw new KitError('config/rpc-url-invalid', { url, network })
  }
}

function checkNamespace(network: Network, namespaces: readonly string[]): Network {
  const { chainNamespace: namespace, caipNetworkId } = network
  if (![...knownNamespaces, ...namespaces].includes(namespace)) {
    throw new KitError('config/namespace-unknown', { network: caipNetworkId, namespace })
  }
  return network
}
