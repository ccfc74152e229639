import { isCaipNetworkId } from '../caip/caip.ts'
import { fieldsOf } from '../object.ts'
import { cleanText } from '../text/text.ts'
import { ownImage, safeHttpsUrl, safeImage } from '../text/url.ts'
import { safeDeepLink } from './safe-deep-link.ts'
import type { Wallet } from './wallet.ts'

/** Maximum number of chains and of injected ids that are read from one wallet. */
const maxItems = 200
const identifier = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w.:@-]{1,128}$/.test(value) ? value : null
/**
 * Null for a property that every object has, such as `toString`: it cannot identify an injected
 * wallet.
 */
const property = (value: unknown): string | null => {
  const name = identifier(value)
  return name === null || name in {} ? null : name
}
const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, maxItems) : []

/**
 * Parses and cleans a wallet from an untrusted source (directory, page, storage). Null without an
 * id or a name. `imageOf` returns the URL of an image id, `toImage` checks
 * the URL of an image.
 */
export function parseWallet(
  json: unknown,
  imageOf: (imageId: string) => string | null = () => null,
  toImage = safeImage,
): Wallet | null {
  const value = fieldsOf(json)
  const id = identifier(value.id)
  const name = typeof value.name === 'string' ? cleanText(value.name) : ''
  if (id === null || name === '') return null
  const imageId = identifier(value.image_id)
  return {
    id,
    name,
    rdns: identifier(value.rdns),
    icon:
      toImage(value.icon ?? value.image_url) ??
      (imageId === null ? null : safeImage(imageOf(imageId))),
    certified: value.certified === true || value.badge_type === 'certified',
    chains: list(value.chains)
      .filter(isCaipNetworkId)
      .filter((chain) => identifier(chain) !== null),
    injected: list(value.injected).flatMap((item) => {
      const fields = fieldsOf(item)
      const namespace = identifier(fields.namespace)
      const injected_id = property(fields.injected_id)
      return namespace === null || injected_id === null ? [] : [{ namespace, injected_id }]
    }),
    homepage: safeHttpsUrl(value.homepage),
    mobile_link: safeDeepLink(value.mobile_link),
    link_mode: safeHttpsUrl(value.link_mode),
    desktop_link: safeDeepLink(value.desktop_link),
    webapp_link: safeHttpsUrl(value.webapp_link),
    app_store: safeHttpsUrl(value.app_store),
    play_store: safeHttpsUrl(value.play_store),
    chrome_store: safeHttpsUrl(value.chrome_store),
  }
}

/** The valid wallets of an untrusted list. Keeps the first of several wallets with the same id. */
export function parseWallets(
  value: unknown,
  imageOf?: (imageId: string) => string | null,
  toImage?: typeof safeImage,
): readonly Wallet[] {
  const wallets = new Map<string, Wallet>()
  for (const item of Array.isArray(value) ? value : []) {
    const wallet = parseWallet(item, imageOf, toImage)
    if (wallet !== null && !wallets.has(wallet.id)) wallets.set(wallet.id, wallet)
  }
  return [...wallets.values()]
}

/** `parseWallets` for wallets of the page, whose images may be paths of its origin. */
export const parseOwnWallets = (value: unknown): readonly Wallet[] =>
  parseWallets(value, undefined, ownImage)

/** A wallet of which only these properties are known, for example an installed wallet. */
export const plainWallet = ({
  id,
  name,
  rdns,
  icon,
}: Pick<Wallet, 'id' | 'name' | 'rdns' | 'icon'>): Wallet => ({
  id,
  name,
  rdns,
  icon,
  certified: false,
  chains: [],
  injected: [],
  homepage: null,
  mobile_link: null,
  link_mode: null,
  desktop_link: null,
  webapp_link: null,
  app_store: null,
  play_store: null,
  chrome_store: null,
})
