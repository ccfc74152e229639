/** The SDK type that hosted services expect. */
export const sdkType = 'appkit'
/** The SDK version that hosted services expect. */
export const sdkVersion = '1.7.7'

/**
 * The label of the SDK for hosted services: `platform-adapters-version`. `universal` stands for no
 * adapters: such a kit connects remote wallets only.
 */
export function sdkLabel({
  platform,
  adapters,
  version,
}: {
  platform: string
  adapters: readonly string[]
  version: string
}): string {
  return [platform, adapters.join(',') || 'universal', version].join('-')
}
