import { ownPath, safeHttpsUrl } from '../../domain/text/url.ts'
import type { CustomWallet } from '../../domain/wallet/wallet.ts'
import { invalidOption } from '../../errors/invalid-option.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ConfigState } from '../../protocol/kit-state.ts'
import type { KitOptions } from '../api/kit-options.ts'

/**
 * Replaces relative addresses of pictures in the page's options by paths of its origin (fault FH3).
 * `resolveNetwork` replaces those of networks.
 */
export function withOwnPaths(
  options: KitOptions,
  page: Pick<Platform['page'], 'facts'>,
): KitOptions {
  const pageUrl = page.facts().url
  const { connectorImages, tokens, customWallets } = options
  const path = (value: string | undefined) => ownPath(value, pageUrl) ?? value
  return {
    ...options,
    ...(connectorImages && {
      connectorImages: mapValues(connectorImages, (image) => path(image) ?? ''),
    }),
    ...(tokens && {
      tokens: mapValues(tokens, (token) => token && { ...token, image: path(token.image) }),
    }),
    ...(Array.isArray(customWallets) && { customWallets: ownWallets(customWallets, pageUrl) }),
  }
}

const mapValues = <T>(values: Readonly<Record<string, T>>, map: (value: T) => T) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))

/** `withOwnPaths` for the option `customWallets`. */
export const ownWallets = (
  wallets: readonly CustomWallet[],
  pageUrl: string,
): readonly CustomWallet[] =>
  wallets.map((wallet) =>
    wallet?.image_url
      ? { ...wallet, image_url: ownPath(wallet.image_url, pageUrl) ?? wallet.image_url }
      : wallet,
  )

/** A URL that `safeHttpsUrl` accepts, or a path of the page's origin. Null for any other value. */
export const ownLink = (value: unknown, pageUrl: string): string | null =>
  ownPath(value, pageUrl) ?? safeHttpsUrl(value)

type Legal = Pick<ConfigState, 'termsConditionsUrl' | 'privacyPolicyUrl'> & {
  features: Pick<ConfigState['features'], 'legalCheckbox'>
}

/** Throws `config/option-invalid` for a consent to nothing (fault FH2). */
export function checkLegal({ features, termsConditionsUrl, privacyPolicyUrl }: Legal): void {
  if (features.legalCheckbox && termsConditionsUrl === null && privacyPolicyUrl === null)
    throw invalidOption(
      'features.legalCheckbox',
      'false unless "termsConditionsUrl" or "privacyPolicyUrl" is an https URL or a path of the page',
    )
}
