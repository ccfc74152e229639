import { isCaipNetworkId } from '../caip/caip.ts'
import { cleanText } from '../text/text.ts'
import { safeHttpsUrl, safeImage } from '../text/url.ts'
import { safeDeepLink } from './deep-link-gate.ts'
import type { CustomWallet, Wallet } from './wallet.ts'

type Fields = Readonly<Record<string, unknown>>

/** Longest list that is read of one wallet: chains, injected names. */
const most = 200
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const word = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w.:@-]{1,128}$/.test(value) ? value : null
/** A property that every object has says nothing of who put it there. */
const property = (value: unknown): string | null => {
  const name = word(value)
  return name === null || name in {} ? null : name
}
const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, most) : []

/**
 * A wallet from outside (directory, page, storage), cleaned; null when it has no id or no name left. `imageOf`: the address of a picture
 * that is kept under an id.
 */
export function readWallet(
  value: unknown,
  imageOf: (imageId: string) => string | null = () => null,
): Wallet | null {
  if (!isRecord(value)) return null
  const id = word(value.id)
  const name = typeof value.name === 'string' ? cleanText(value.name) : ''
  if (id === null || name === '') return null
  const imageId = word(value.image_id)
  return {
    id,
    name,
    rdns: word(value.rdns),
    icon:
      safeImage(value.icon ?? value.image_url) ??
      (imageId === null ? null : safeImage(imageOf(imageId))),
    certified: value.certified === true || value.badge_type === 'certified',
    chains: list(value.chains)
      .filter(isCaipNetworkId)
      .filter((chain) => word(chain) !== null),
    injected: list(value.injected).flatMap((one) => {
      const namespace = isRecord(one) ? word(one.namespace) : null
      const injected_id = isRecord(one) ? property(one.injected_id) : null
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

/** Of a list, what reads well; ids once, first kept. */
export function readWallets(
  value: unknown,
  imageOf?: (imageId: string) => string | null,
): readonly Wallet[] {
  const wallets = new Map<string, Wallet>()
  for (const one of Array.isArray(value) ? value : []) {
    const wallet = readWallet(one, imageOf)
    if (wallet !== null && !wallets.has(wallet.id)) wallets.set(wallet.id, wallet)
  }
  return [...wallets.values()]
}

/** An installed wallet, or one of which little is known. */
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

/** The page's own wallets as all others are. */
export const customWalletsOf = (wallets: readonly CustomWallet[]): readonly Wallet[] =>
  readWallets(wallets)
