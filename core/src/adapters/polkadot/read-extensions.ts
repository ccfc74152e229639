import { limits } from '../../domain/constants.ts'
import { cleanText } from '../../domain/text/text.ts'
import { hasMethod, isObject, safeGet } from '../../domain/unknown.ts'
import type { Platform } from '../../platform/platform.ts'

/** One extension of this page: the key it chose, what to call it, and the object that `enable` is called on. */
export type Extension = { key: string; name: string; extension: object }

/** What extensions call themselves, by the key they use; a page is told nothing else before it is let in. */
const names: Readonly<Record<string, string>> = {
  'polkadot-js': 'Polkadot.js',
  talisman: 'Talisman',
  'subwallet-js': 'SubWallet',
  'nova-wallet': 'Nova Wallet',
  'fearless-wallet': 'Fearless Wallet',
  polkagate: 'PolkaGate',
  enkrypt: 'Enkrypt',
}
const longestKey = 128

/** Everything in `injectedWeb3` that could be enabled; what throws, or is no extension, is not there (fault case A7). */
export function readExtensions(page: Pick<Platform['page'], 'injected'>): readonly Extension[] {
  const all = page.injected('injectedWeb3')
  return keysOf(all).flatMap((key) => {
    const extension = safeGet(all, key)
    const name = nameOf(page, key)
    return name !== '' && isObject(extension) && isExtension(extension)
      ? [{ key, name, extension }]
      : []
  })
}

/** `connect` is the newer way in, `enable` the one that all have. */
const isExtension = (value: object) =>
  ['connect', 'enable'].some((method) => hasMethod(value, method))

function keysOf(all: unknown): readonly string[] {
  try {
    const keys = isObject(all) ? Object.keys(all).slice(0, limits.announcedWallets) : []
    return keys.filter((key) => key.length <= longestKey)
  } catch {
    return []
  }
}

/** Nova's browser goes by the key of the extension that it stands in for, and says so. */
function nameOf(page: Pick<Platform['page'], 'injected'>, key: string): string {
  if (key === 'polkadot-js' && safeGet(page.injected('walletExtension'), 'isNovaWallet') === true)
    return 'Nova Wallet'
  return (Object.hasOwn(names, key) ? names[key] : null) ?? cleanText(key)
}
