import { fieldsOf } from '../../domain/object.ts'
import type { KitOptions } from '../api/kit-options.ts'
import type { ParsedOptions } from './parse-options.ts'
import { servedNetworks } from './served-networks.ts'

/**
 * Returns a sentence for each option that is valid but has no effect, or not the intended one. For
 * the developer of the page; loaded only with the option `debug`.
 */
export function suspiciousOptions(
  options: KitOptions,
  parsed: Pick<ParsedOptions, 'adapters' | 'networks' | 'preferred' | 'config' | 'services'>,
): readonly string[] {
  return [
    ...withoutEffect(options),
    ...(options.enableWallets === false && servedNetworks(parsed) === null
      ? [
          'The Connect view offers nothing: "enableWallets" is false, and there is no embedded wallet',
        ]
      : []),
    ...wrongTypes(options),
    ...networkProblems(parsed),
    ...walletProblems(options),
    ...(['termsConditionsUrl', 'privacyPolicyUrl'] as const)
      .filter((name) => options[name] && parsed.config[name] === null)
      .map((name) => `Option "${name}" is ignored: it must be an https URL or a path`),
    ...(hasOwnDirectory(options) || !options.projectId || /^[\da-f]{32}$/.test(options.projectId)
      ? []
      : [
          'Option "projectId" is probably wrong: an id of the hosted services has 32 hexadecimal digits',
        ]),
  ]
}

/** Names the options that no view of this version uses, in one sentence. */
export function withoutEffect(options: { features?: object }): readonly string[] {
  const features = fieldsOf(options.features)
  const isSet = (value: unknown) => value != null && value !== false
  const names = unusedFeatures
    .filter((name) => isSet(features[name]))
    .map((name) => `features.${name}`)
  return names.length === 0 ? [] : [`Options without effect in this version: ${names.join(', ')}`]
}

const unusedFeatures = ['swaps', 'onramp'] as const

const hasOwnDirectory = ({ endpoints }: KitOptions) => endpoints?.directory !== undefined

const types = [
  {
    type: 'boolean',
    expected: 'true or false',
    names: [
      'enableWalletGuide',
      'enableInjected',
      'enableEIP6963',
      'enableNetworkSwitch',
      'allowUnsupportedChain',
      'manualWCControl',
      'enableEmbedded',
      'disableAppend',
      'enableWalletConnect',
      'basic',
      'experimental_preferUniversalLinks',
      'domainAttestation',
      'debug',
    ],
  },
  { type: 'string', expected: 'a text', names: ['id', 'sdkPlatform'] },
  {
    type: 'object',
    expected: 'an object',
    names: ['metadata', 'chainImages', 'connectorImages', 'endpoints', 'features', 'tokens'],
  },
  { type: 'function', expected: 'a function', names: ['nfts'] },
] as const

const wrongTypes = (options: KitOptions): readonly string[] =>
  types.flatMap(({ type, expected, names }) =>
    names
      .filter((name) => options[name] != null && typeof options[name] !== type)
      .map((name) => `Option "${name}" must be ${expected}`),
  )

function networkProblems({
  adapters,
  networks,
  preferred,
  config,
}: Parameters<typeof suspiciousOptions>[1]): readonly string[] {
  const ids = networks.map(({ caipNetworkId }) => caipNetworkId)
  const families = networks.map(({ chainNamespace }) => chainNamespace)
  return [
    ...(preferred === null || ids.includes(preferred)
      ? []
      : [`Option "defaultNetwork" is ignored: ${preferred} is not in "networks"`]),
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `Option "networks" contains ${id} twice`),
    ...adapters
      .filter(({ namespace }) => !families.includes(namespace))
      .map(({ namespace }) => `The adapter ${namespace}() has no network in "networks"`),
    ...networks.flatMap(({ caipNetworkId, chainNamespace, rpcUrls }) => [
      ...(config.namespaces.includes(chainNamespace)
        ? []
        : [`Network ${caipNetworkId} has no adapter: add ${chainNamespace}() to "adapters"`]),
      ...(rpcUrls.default.length > 0
        ? []
        : [`Network ${caipNetworkId} has no http or https RPC URL, so it cannot be read`]),
    ]),
  ]
}

function walletProblems(options: KitOptions): readonly string[] {
  const customWallets = options.customWallets ?? []
  const isListed = (id: string) =>
    hasOwnDirectory(options) ||
    /^[\da-f]{64}$/.test(id) ||
    customWallets.some((wallet) => wallet?.id === id)
  return [
    ...customWallets.flatMap((wallet, index) =>
      wallet?.id && wallet.name
        ? []
        : [`Option "customWallets[${index}]" is ignored: it needs an id and a name`],
    ),
    ...(['featuredWalletIds', 'includeWalletIds', 'excludeWalletIds'] as const).flatMap((name) =>
      (options[name] ?? [])
        .filter((id) => !isListed(id))
        .map(
          (id) =>
            `Option "${name}" contains "${id}". An id of the wallet directory has 64 hexadecimal digits`,
        ),
    ),
  ]
}
