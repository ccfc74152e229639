import { type AccountType, accountTypes } from '../../domain/account/account.ts'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { type ByNamespace, knownNamespaces } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'
import { isHttp } from '../../domain/text/url.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { KitOptions } from '../api/kit-options.ts'
import { featureNames, nearest, optionNames, unreadFeatures, unreadNames } from './option-names.ts'

/**
 * Throws `config/option-unknown` or `config/option-misspelled` for an unknown name, and
 * `config/siwe-and-siwx` if both are given. Warns about known options that have no effect yet.
 */
export function checkNames(options: KitOptions, { log }: Pick<Platform, 'log'>): void {
  if (isSet(options, 'siwx') && isSet(options, 'siweConfig'))
    throw new KitError('config/siwe-and-siwx')
  const unread = [
    ...unreadIn(options, optionNames, unreadNames, ''),
    ...unreadIn(options.features ?? {}, featureNames, unreadFeatures, 'features.'),
  ]
  if (unread.length > 0) log.warn(`Without effect in this version: ${unread.join(', ')}`)
}

/** The given names that are in `unread`. Throws for a name that is in neither list. */
function unreadIn(
  given: object,
  read: readonly string[],
  unread: readonly string[],
  path: string,
): string[] {
  const names = Object.keys(given).filter((name) => isSet(given, name))
  const known = [...read, ...unread]
  const unknown = names.find((name) => !known.includes(name))
  if (unknown === undefined)
    return names.filter((name) => unread.includes(name)).map((name) => path + name)
  const suggestion = nearest(unknown, known)
  if (suggestion === null) throw new KitError('config/option-unknown', { name: path + unknown })
  throw new KitError('config/option-misspelled', {
    name: path + unknown,
    suggestion: path + suggestion,
  })
}

const isSet = (options: object, name: string) =>
  (options as Record<string, unknown>)[name] !== undefined

/** Throws `config/adapter-twice` if two adapters serve one namespace. */
export function checkAdapters(namespaces: readonly string[]): void {
  const namespace = namespaces.find((each, index) => namespaces.indexOf(each) !== index)
  if (namespace !== undefined) throw new KitError('config/adapter-twice', { namespace })
}

/** Throws `config/theme-mode-invalid`. Null and undefined are the system's colour scheme. */
export function checkThemeMode(mode: unknown): void {
  if (mode !== undefined && mode !== null && mode !== 'light' && mode !== 'dark') {
    throw new KitError('config/theme-mode-invalid', { value: String(mode) })
  }
}

/** Throws `config/option-invalid` for `endpoints` and `allWallets`. */
export function checkServices({ endpoints = {}, allWallets = 'SHOW' }: KitOptions): void {
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

/** Throws `config/rpc-url-invalid` for a URL that is not http(s). */
export function checkRpcUrls({ customRpcUrls = {} }: KitOptions): void {
  for (const [network, urls] of Object.entries(customRpcUrls)) {
    toCaipNetworkId(network)
    for (const { url } of urls)
      if (!isHttp(url)) throw new KitError('config/rpc-url-invalid', { url, network })
  }
}

/**
 * Throws `config/namespace-unknown` for a namespace that is neither built in nor served by an
 * adapter.
 */
export function checkNamespace(network: Network, adapted: readonly string[]): Network {
  const { chainNamespace: namespace, caipNetworkId } = network
  if (![...knownNamespaces, ...adapted].includes(namespace)) {
    throw new KitError('config/namespace-unknown', { network: caipNetworkId, namespace })
  }
  return network
}

/**
 * Throws `config/option-unknown` for an unknown namespace and `config/option-invalid` for an
 * unknown account type.
 */
export function checkAccountTypes(
  types: ByNamespace<AccountType>,
  adapted: readonly string[],
): ByNamespace<AccountType> {
  for (const [namespace, type] of Object.entries(types)) {
    const name = `defaultAccountTypes.${namespace}`
    if (![...knownNamespaces, ...adapted].includes(namespace))
      throw new KitError('config/option-unknown', { name })
    if (!accountTypes.includes(type))
      throw new KitError('config/option-invalid', { name, expected: accountTypes.join(', ') })
  }
  return types
}
