import { requestUrl } from '../http/request-url.ts'
import type { Service } from './service.ts'

const paths = {
  wallet: '/getWalletImage',
  /** Networks and connectors. */
  asset: '/public/getAssetImage',
  currency: '/public/getCurrencyImage',
  token: '/public/getTokenImage',
} as const
export type ImageKind = keyof typeof paths

/** The address of a picture, for an `<img>`: we never fetch it. null for an id that would lead elsewhere. */
export function imageUrl({ base, identity }: Service, kind: ImageKind, id: string): string | null {
  if (/^\.{0,2}$/.test(id)) return null
  return requestUrl(base, `${paths[kind]}/${encodeURIComponent(id)}`, identity)
}
