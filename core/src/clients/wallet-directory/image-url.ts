import { pathPart, requestUrl } from '../http/request-url.ts'
import type { Service } from './service.ts'

const paths = {
  wallet: '/getWalletImage',
  /** Networks and connectors. */
  asset: '/public/getAssetImage',
  currency: '/public/getCurrencyImage',
  token: '/public/getTokenImage',
} as const
export type ImageKind = keyof typeof paths

/**
 * Returns the URL of an image for an `<img>`; core does not fetch it. Null for `.`, `..` and an
 * empty id.
 */
export function imageUrl({ base, identity }: Service, kind: ImageKind, id: string): string | null {
  const part = pathPart(id)
  return part === null ? null : requestUrl(base, `${paths[kind]}/${part}`, identity)
}
