import type { AdapterEntry } from '../../adapters/adapter.ts'
import { type AccountType, accountTypes } from '../../domain/account/account.ts'
import { isCaipNetworkId, toCaipNetworkId } from '../../domain/caip/caip.ts'
import { type ByNamespace, knownNamespaces, type Namespace } from '../../domain/caip/namespace.ts'
import type { Network, NetworkOption } from '../../domain/network/network.ts'
import { bare } from '../../domain/object.ts'
import { isHttp, safeHttpsUrl } from '../../domain/text/url.ts'
import { hasMethod, safeGet } from '../../domain/unknown.ts'
import { configErrors } from '../../errors/areas/config.ts'
import { invalidOption } from '../../errors/invalid-option.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { SiwxOption } from '../../siwx/siwx.ts'
import type { KitOptions } from '../api/kit-options.ts'
import { checkFeatures, featureNames } from './check-features.ts'
import { nearest, optionNames } from './option-names.ts'

/**
 * Throws `config/option-unknown` or `config/option-misspelled` for an unknown name,
 * `config/siwe-and-siwx` if `siweConfig` and `siwx` are both given, and the errors of
 * `checkFeatures`.
 */
export function checkNames(options: KitOptions): void {
  if (isSet(options, 'siwx') && isSet(options, 'siweConfig'))
    throw new KitError(configErrors, 'config/siwe-and-siwx')
  checkKnown(options, optionNames, '')
  checkKnown(options.features ?? {}, featureNames(), 'features.')
  checkFeatures(options)
}

/** Throws for a name in `given` that is not in `known`. */
export function checkKnown(given: object, known: readonly string[], path: string): void {
  const unknown = Object.keys(given).find((name) => isSet(given, name) && !known.includes(name))
  if (unknown === undefined) return
  const suggestion = nearest(unknown, known)
  if (suggestion === null)
    throw new KitError(configErrors, 'config/option-unknown', { name: path + unknown })
  throw new KitError(configErrors, 'config/option-misspelled', {
    name: path + unknown,
    suggestion: path + suggestion,
  })
}

const isSet = (options: object, name: string) =>
  (options as Record<string, unknown>)[name] !== undefined

/** Returns a list, empty by default. Throws `config/option-invalid` for any other value. */
export function checkList<T>(name: string, list: readonly T[] | undefined | null): readonly T[] {
  if (list == null) return []
  if (!Array.isArray(list)) throw invalidOption(name, 'a list')
  return list
}

/**
 * Throws `config/option-invalid` for a value that has not the shape of a network, and for invalid
 * `confirmations`.
 */
export function checkNetwork(name: string, network: Network | NetworkOption): void {
  if (!network?.rpcUrls?.default)
    throw invalidOption(name, 'a network, such as mainnet of viem/chains')
  const { confirmations = null } = network
  if (confirmations !== null && !(Number.isSafeInteger(confirmations) && confirmations >= 1))
    throw invalidOption(`${name}.confirmations`, 'a whole number of at least 1')
}

/**
 * Returns the namespaces of the adapters. Throws `config/option-invalid` for a value that is no
 * adapter, and `config/adapter-twice` if two adapters serve one namespace.
 */
export function checkAdapters(adapters: readonly AdapterEntry[]): readonly Namespace[] {
  const namespaces = adapters.map((entry, index) => {
    if (typeof entry?.namespace !== 'string' || typeof entry.create !== 'function')
      throw invalidOption(`adapters[${index}]`, 'an adapter: pass eip155(), not eip155')
    return entry.namespace
  })
  const namespace = namespaces.find((each, index) => namespaces.indexOf(each) !== index)
  if (namespace !== undefined)
    throw new KitError(configErrors, 'config/adapter-twice', { namespace })
  return namespaces
}

/**
 * Throws `config/theme-mode-invalid` for an unknown mode. Null and undefined select the system's
 * colour scheme.
 */
export function checkThemeMode(mode: unknown): void {
  if (mode !== undefined && mode !== null && mode !== 'light' && mode !== 'dark') {
    throw new KitError(configErrors, 'config/theme-mode-invalid', { value: String(mode) })
  }
}

/**
 * Throws `config/option-invalid` for an invalid value in `projectId`, `endpoints`, `allWallets` or
 * `preload`.
 */
export function checkServices({
  projectId,
  endpoints = bare({}),
  embeddedWallet,
  allWallets = 'SHOW',
  preload = 'idle',
}: KitOptions): void {
  const { relay, telemetry = null } = endpoints
  if (!checkList('embeddedWallet.networks', embeddedWallet?.networks).every(isCaipNetworkId))
    throw invalidOption('embeddedWallet.networks', 'a list of CAIP-2 ids')
  for (const name of ['popupUrl', 'dashboardUrl'] as const) {
    const url = embeddedWallet?.[name]
    if (url !== undefined && !isHttp(url))
      throw invalidOption(`embeddedWallet.${name}`, 'an http or https URL')
  }
  if (projectId != null && typeof projectId !== 'string') throw invalidOption('projectId', 'a text')
  if (relay !== undefined && !/^wss?:\/\//i.test(relay))
    throw invalidOption('endpoints.relay', 'a ws or wss URL')
  const { frame } = endpoints
  if (frame !== undefined && (safeHttpsUrl(frame) === null || /[?#]/.test(frame)))
    throw invalidOption('endpoints.frame', 'an https URL without a query')
  for (const name of ['directory', 'data'] as const) {
    const url = endpoints[name]
    if (url !== undefined && !isHttp(url))
      throw invalidOption(`endpoints.${name}`, 'an http or https URL')
  }
  if (telemetry !== null && typeof telemetry !== 'function' && !isHttp(telemetry))
    throw invalidOption('endpoints.telemetry', 'an http or https URL, a function or null')
  if (!['idle', 'intent', 'none'].includes(preload))
    throw invalidOption('preload', '"idle", "intent" or "none"')
  if (!['SHOW', 'HIDE', 'ONLY_MOBILE'].includes(allWallets))
    throw invalidOption('allWallets', '"SHOW", "HIDE" or "ONLY_MOBILE"')
}

const extensionMethods = [
  'createMessage',
  'addSession',
  'setSessions',
  'getSessions',
  'revokeSession',
] as const
const siweMethods = ['getNonce', 'createMessage', 'verifyMessage', 'getSession', 'signOut'] as const

/**
 * Returns the option `siwx` or `siweConfig`, null without one. Throws `config/option-invalid` for a
 * value that lacks a method.
 */
export function checkSiwx({ siwx, siweConfig }: KitOptions): SiwxOption | null {
  if (siwx !== undefined) {
    const methods = hasMethod(siwx, 'create') ? [] : extensionMethods
    checkMethods('siwx', siwx, methods)
    return safeGet(siwx, 'enabled') === false ? null : { siwx }
  }
  if (siweConfig === undefined) return null
  const isClient = safeGet(siweConfig, 'methods') !== null
  checkMethods('siweConfig', isClient ? safeGet(siweConfig, 'methods') : siweConfig, siweMethods)
  const enabled = isClient
    ? safeGet(siweConfig, 'options', 'enabled')
    : safeGet(siweConfig, 'enabled')
  return enabled === false ? null : { siwe: siweConfig }
}

function checkMethods(name: string, value: unknown, methods: readonly string[]): void {
  const missing = methods.find((method) => !hasMethod(value, method))
  if (missing !== undefined) throw invalidOption(name, `an object with the method ${missing}()`)
}

/**
 * Throws `config/rpc-url-invalid` for a URL that is not http(s), and `caip/not-a-network-id` for an
 * invalid key.
 */
export function checkRpcUrls({ customRpcUrls = {} }: KitOptions): void {
  for (const [network, urls] of Object.entries(customRpcUrls)) {
    toCaipNetworkId(network)
    for (const item of checkList(`customRpcUrls.${network}`, urls)) {
      const url = String(item?.url)
      // The URL may contain a key, so the error has only its scheme (fault Z19).
      const scheme = /^[a-z][\w+.-]{0,20}:/i.exec(url)?.[0] ?? ''
      if (!isHttp(url))
        throw new KitError(configErrors, 'config/rpc-url-invalid', { url: `${scheme}…`, network })
    }
  }
}

/**
 * Returns the network. Throws `config/namespace-unknown` if its namespace is neither built in nor
 * served by an adapter.
 */
export function checkNamespace(network: Network, adaptedNamespaces: readonly string[]): Network {
  const { chainNamespace: namespace, caipNetworkId } = network
  if (![...knownNamespaces, ...adaptedNamespaces].includes(namespace)) {
    throw new KitError(configErrors, 'config/namespace-unknown', {
      network: caipNetworkId,
      namespace,
    })
  }
  return network
}

/**
 * Returns the account types. Throws `config/option-unknown` for an unknown namespace and
 * `config/option-invalid` for an unknown account type.
 */
export function checkAccountTypes(
  types: ByNamespace<AccountType>,
  adaptedNamespaces: readonly string[],
): ByNamespace<AccountType> {
  for (const [namespace, type] of Object.entries(types)) {
    const name = `defaultAccountTypes.${namespace}`
    if (![...knownNamespaces, ...adaptedNamespaces].includes(namespace))
      throw new KitError(configErrors, 'config/option-unknown', { name })
    if (!accountTypes.includes(type)) throw invalidOption(name, accountTypes.join(', '))
  }
  return types
}
