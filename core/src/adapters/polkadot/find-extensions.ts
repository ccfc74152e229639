import { isObject } from '../../domain/object.ts'
import { cleanText } from '../../domain/text/text.ts'
import { hasMethod, safeGet } from '../../domain/unknown.ts'
import type { Platform } from '../../platform/platform.ts'
import { maxWallets } from '../shared/connector-registry.ts'

/** `key`: the extension's key in `injectedWeb3`. `extension`: the object with `enable`. */
export type Extension = { key: string; name: string; extension: object }

/** Names by key: an extension does not reveal its name before the page has permission. */
const names: Readonly<Record<string, string>> = {
  'polkadot-js': 'Polkadot.js',
  talisman: 'Talisman',
  'subwallet-js': 'SubWallet',
  'nova-wallet': 'Nova Wallet',
  'fearless-wallet': 'Fearless Wallet',
  polkagate: 'PolkaGate',
  enkrypt: 'Enkrypt',
}
const maxKeyLength = 128

/** The extensions in `injectedWeb3`. Ignores objects that throw or have no `enable` (fault A7). */
export function findExtensions(page: Pick<Platform['page'], 'injected'>): readonly Extension[] {
  const injectedWeb3 = page.injected('injectedWeb3')
  return keysOf(injectedWeb3).flatMap((key) => {
    const extension = safeGet(injectedWeb3, key)
    const name = nameOf(page, key)
    return name !== '' && isObject(extension) && isExtension(extension)
      ? [{ key, name, extension }]
      : []
  })
}

/** `connect` is the newer method; extensions have it or `enable`. */
const isExtension = (value: object) => hasMethod(value, 'connect') || hasMethod(value, 'enable')

function keysOf(value: unknown): readonly string[] {
  try {
    const keys = isObject(value) ? Object.keys(value).slice(0, maxWallets) : []
    return keys.filter((key) => key.length <= maxKeyLength)
  } catch {
    return []
  }
}

/** Nova Wallet's browser uses the key of Polkadot.js and identifies itself by another object. */
function nameOf(page: Pick<Platform['page'], 'injected'>, key: string): string {
  if (key === 'polkadot-js' && safeGet(page.injected('walletExtension'), 'isNovaWallet') === true)
    return 'Nova Wallet'
  return (Object.hasOwn(names, key) ? names[key] : null) ?? cleanText(key)
}
