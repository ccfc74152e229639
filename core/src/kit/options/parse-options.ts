import type { AdapterEntry } from '../../adapters/adapter.ts'
import type { AccountType } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { ByNamespace } from '../../domain/caip/namespace.ts'
import type { PageFeatures } from '../../domain/config/effective-features.ts'
import type { RemotePolicy } from '../../domain/config/remote-features.ts'
import type { RestrictedRegions } from '../../domain/config/restricted-regions.ts'
import { resolveNetwork } from '../../domain/network/define-network.ts'
import type { CustomRpcUrls, Network, NetworkOption } from '../../domain/network/network.ts'
import { bare } from '../../domain/object.ts'
import type { RemoteOverride } from '../../domain/remote/remote-override.ts'
import type { ApprovalSource } from '../../domain/request/unsafe-request.ts'
import { hostedTelemetry, type TelemetryReceiver } from '../../domain/telemetry/receiver.ts'
import { parseUrl } from '../../domain/text/parse-url.ts'
import type { NftSource } from '../../domain/token/nft.ts'
import { type TokenOption, tokensByNetwork } from '../../domain/token/tokens-option.ts'
import type { CustomWallet } from '../../domain/wallet/wallet.ts'
import { configErrors } from '../../errors/areas/config.ts'
import { invalidOption } from '../../errors/invalid-option.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ConfigState, Metadata } from '../../protocol/kit-state.ts'
import type { SiwxOption } from '../../siwx/siwx.ts'
import type { KitOptions } from '../api/kit-options.ts'
import {
  checkAccountTypes,
  checkAdapters,
  checkList,
  checkNames,
  checkNamespace,
  checkNetwork,
  checkRpcUrls,
  checkServices,
  checkSiwx,
  checkThemeMode,
} from './check-options.ts'
import { copy } from './copy.ts'
import { parseFeatures, parseLocalFeatures } from './features.ts'
import { checkLegal, ownLink, withOwnPaths } from './own-paths.ts'
import { parseThemeVariables } from './theme-variables.ts'

export type ParsedOptions = {
  id: string
  config: ConfigState
  /** The page's settings of the features that its project controls too. */
  pageFeatures: PageFeatures
  remote: { policy: RemotePolicy; restricted: RestrictedRegions }
  adapters: readonly AdapterEntry[]
  networks: readonly Network[]
  /** CAIP-2 id of `defaultNetwork`. */
  preferred: CaipNetworkId | null
  /**
   * The kinds of installed wallets that are discovered. `announced`: by EIP-6963. `injected`: by
   * their legacy window objects.
   */
  discovery: { announced: boolean; injected: boolean }
  /** The preferred account type by namespace, with the defaults filled in. */
  accountTypes: ByNamespace<AccountType>
  services: ServiceOptions
  customRpcUrls: CustomRpcUrls
  /** Image URL by connector id. */
  connectorImages: Readonly<Record<string, string>>
  /** The option `tokens`, by CAIP-2 id. */
  tokens: Readonly<Record<string, TokenOption>>
  /** Null: NFTs are derived from the account's transfers (decision 34). */
  nfts: NftSource | null
  /** Whether pending transactions are counted, and every how many ms. */
  pending: { enabled: boolean; interval: number }
  /** Null: the page has no in-page wallet. */
  approvals: ApprovalSource | null
  /** Null: visitors do not sign in. */
  siwx: SiwxOption | null
  /** When the code of the modal is loaded. */
  preload: NonNullable<KitOptions['preload']>
  /** As the page passes them. The engine parses them when it is loaded. */
  customWallets: readonly CustomWallet[]
  /**
   * Checks a network option and fills in its defaults. `name`: the option that the error names,
   * default `network`.
   */
  resolve(network: Network | NetworkOption, name?: string): Network
}

/** URLs of the hosted services (null: the default), and options of the remote-wallet SDK. */
export type ServiceOptions = {
  relay: string | null
  directory: string | null
  data: string | null
  /** Null: no telemetry at all. */
  telemetry: TelemetryReceiver
  /** Null: the connector creates a provider. */
  universalProvider: unknown
  override: RemoteOverride | null
  attestation: boolean
  /** The first part of the SDK label. */
  sdkPlatform: string
  /**
   * The frame of the embedded wallet, without defaults. `enableLogger`: whether it collects a log.
   */
  frame: NonNullable<KitOptions['embeddedWallet']> & {
    url: string | undefined
    enableLogger: boolean | undefined
  }
}

/**
 * Checks the options and fills in their defaults; null counts as not given. Throws `config/…` for an
 * invalid option.
 */
export function parseOptions(given: KitOptions, platform: Platform): ParsedOptions {
  // Not copied: objects with functions may depend on their identity.
  const {
    adapters: _,
    platform: __,
    approvals,
    nfts,
    siwx: ___,
    siweConfig: ____,
    universalProvider,
    ...data
  } = { ...given }
  const options: KitOptions = withOwnPaths(bare({ ...given, ...copy(data) }), platform.page)
  for (const [name, value] of Object.entries(options))
    if (value === null) Reflect.deleteProperty(options, name)
  checkNames(options)
  const adapters = checkList('adapters', options.adapters)
  const namespaces = checkAdapters(adapters)
  checkThemeMode(options.themeMode)
  checkRpcUrls(options)
  checkServices(options)
  const resolve = (network: Network | NetworkOption, name = 'network') => {
    checkNetwork(name, network)
    return checkNamespace(
      resolveNetwork(networkRequest(options, copy(network), platform.page)),
      namespaces,
    )
  }
  const networks = checkList('networks', options.networks).map((network, index) =>
    resolve(network, `networks[${index}]`),
  )
  if (networks.length === 0) throw new KitError(configErrors, 'config/networks-missing')
  return {
    id: options.id ?? 'default',
    adapters,
    networks,
    resolve,
    preferred:
      options.defaultNetwork == null
        ? null
        : resolve(options.defaultNetwork, 'defaultNetwork').caipNetworkId,
    discovery: {
      announced: options.enableEIP6963 ?? true,
      injected: options.enableInjected ?? true,
    },
    accountTypes: accountTypesOf(options, namespaces),
    services: servicesOf(options),
    customRpcUrls: options.customRpcUrls ?? {},
    connectorImages: options.connectorImages ?? {},
    tokens: tokensByNetwork(options.tokens ?? {}),
    nfts: options.nfts ?? null,
    pending: pendingOf(options),
    approvals: options.approvals ?? null,
    siwx: checkSiwx(options),
    preload: options.preload ?? 'idle',
    customWallets: checkList('customWallets', options.customWallets),
    config: configOf(options, namespaces, networks, platform),
    pageFeatures: { local: parseLocalFeatures(options.features), forced: {} },
    remote: {
      policy: options.remoteFeatures ?? 'override',
      restricted: {
        timezones: options.restrictedRegions?.timezones ?? null,
        features: options.restrictedRegions?.features ?? [],
      },
    },
  }
}

const networkRequest = (
  options: KitOptions,
  network: Network | NetworkOption,
  page: Platform['page'],
) => ({
  network,
  projectId: options.projectId || null,
  rpcGateway: options.endpoints?.rpc ?? 'https://rpc.walletconnect.org',
  customRpcUrls: options.customRpcUrls,
  shareRpcUrls: options.shareRpcUrls,
  chainImages: options.chainImages,
  pageUrl: page.facts().url,
})

const mayOfferLogins = (
  { projectId, features, remoteFeatures }: KitOptions,
  adaptedNamespaces: ConfigState['adaptedNamespaces'],
): boolean => {
  const { email, socials } = parseLocalFeatures(features)
  return (
    Boolean(projectId) &&
    (adaptedNamespaces.includes('eip155') || adaptedNamespaces.includes('solana')) &&
    ((remoteFeatures ?? 'override') === 'override' || email !== false || socials !== false)
  )
}

function configOf(
  options: KitOptions,
  adaptedNamespaces: ConfigState['adaptedNamespaces'],
  networks: readonly Network[],
  platform: Platform,
): ConfigState {
  const directory = Boolean(options.projectId)
  const remote =
    (directory || options.universalProvider != null) && (options.enableWalletConnect ?? true)
  const { mobile, android, ios, telegram, framed } = platform.page.device()
  return {
    projectId: options.projectId || null,
    metadata: parseMetadata(options.metadata, platform),
    origin: platform.page.facts().origin,
    signIn: checkSiwx(options) !== null,
    logins: mayOfferLogins(options, adaptedNamespaces),
    features: parseFeatures(options.features),
    remoteFeatures: null,
    nextFeatures: null,
    projectAnswer: 'awaited',
    themeMode: options.themeMode ?? null,
    themeVariables: parseThemeVariables(options.themeVariables ?? {}),
    ...legalOf(options, platform),
    enableWallets: options.enableWallets ?? true,
    enableWalletGuide: options.enableWalletGuide ?? true,
    enableNetworkSwitch: options.enableNetworkSwitch ?? true,
    allowUnsupportedChain: options.allowUnsupportedChain ?? false,
    manualWCControl: options.manualWCControl ?? false,
    embedded: options.enableEmbedded ?? false,
    disableAppend: options.disableAppend ?? false,
    device: { mobile, android, ios, telegram, framed },
    debug: options.debug ?? isLocal(platform),
    // the engine parses `ParsedOptions.customWallets`; wallets are listed only after it is loaded
    customWallets: [],
    customWalletNames: Object.fromEntries(
      checkList('customWallets', options.customWallets).map((wallet) => [wallet?.id, wallet?.name]),
    ),
    featuredWalletIds: checkList('featuredWalletIds', options.featuredWalletIds),
    includeWalletIds: checkList('includeWalletIds', options.includeWalletIds),
    excludeWalletIds: checkList('excludeWalletIds', options.excludeWalletIds),
    allWallets: options.allWallets ?? 'SHOW',
    basic: options.basic ?? false,
    preferUniversalLinks: options.experimental_preferUniversalLinks ?? false,
    remote,
    directory,
    // `createEngineStarter` reads the networks of the frame
    embeddedWallet: null,
    nftSource: options.nfts !== undefined,
    adaptedNamespaces,
    namespaces: remote
      ? [
          ...new Set([
            ...adaptedNamespaces,
            ...networks.map(({ chainNamespace }) => chainNamespace),
          ]),
        ]
      : adaptedNamespaces,
  }
}

function legalOf({ features, ...options }: KitOptions, { page }: Platform) {
  const { url } = page.facts()
  const legal = {
    termsConditionsUrl: ownLink(options.termsConditionsUrl, url),
    privacyPolicyUrl: ownLink(options.privacyPolicyUrl, url),
  }
  checkLegal({ ...legal, features: parseFeatures(features) })
  return legal
}

/** Whether the page is served from this device, as it is during development. */
const isLocal = ({ page }: Platform) =>
  /\/\/((.+\.)?localhost|127\..+|\[::1\])(:\d+)?$/.test(page.facts().origin)

function accountTypesOf(
  { defaultAccountTypes = {} }: KitOptions,
  adaptedNamespaces: readonly string[],
): ByNamespace<AccountType> {
  const given = Object.entries(defaultAccountTypes).flatMap(([namespace, type]) =>
    type === undefined ? [] : [[namespace, type] as const],
  )
  return { ...defaultTypes, ...checkAccountTypes(Object.fromEntries(given), adaptedNamespaces) }
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
  sdkPlatform,
  embeddedWallet,
  enableAuthLogger,
}: KitOptions): ServiceOptions => ({
  relay: endpoints?.relay ?? null,
  directory: endpoints?.directory ?? null,
  data: endpoints?.data ?? null,
  telemetry: endpoints?.telemetry === undefined ? hostedTelemetry : endpoints.telemetry,
  universalProvider,
  override: universalProviderConfigOverride ?? null,
  attestation: domainAttestation ?? true,
  sdkPlatform: sdkPlatform ?? 'html',
  frame: { ...embeddedWallet, url: endpoints?.frame, enableLogger: enableAuthLogger },
})

/**
 * The default interval of counting pending transactions, in ms. Not in constants.ts, which is not
 * part of the first load.
 */
const pendingInterval = 30_000

const pendingOf = ({
  pendingTransactionsFilter: { enable = false, pollingInterval = pendingInterval } = {},
}: KitOptions) => {
  if (Number.isFinite(pollingInterval) && pollingInterval > 0)
    return { enabled: enable, interval: pollingInterval }
  throw invalidOption('pendingTransactionsFilter.pollingInterval', 'a number of ms above 0')
}

/** The given metadata. Missing fields are read from the page. */
function parseMetadata(given: KitOptions['metadata'], { page }: Platform): Metadata {
  const facts = page.facts()
  return {
    name: given?.name ?? facts.title,
    description: given?.description ?? facts.description,
    url: given?.url ?? facts.origin,
    // Wallets show the icons: they need absolute URLs.
    icons:
      given?.icons?.map((icon) => parseUrl(icon, facts.url || undefined)?.href ?? icon) ??
      (facts.icon === '' ? [] : [facts.icon]),
  }
}
