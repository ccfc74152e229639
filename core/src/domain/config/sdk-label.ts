/** What hosted services know this kit as, whatever draws it. */
export const sdkType = 'appkit'
/** The version of the calls we make, as those services count it. */
export const sdkVersion = '1.7.7'

/** Platform, adapters and version in one word; a kit without adapters speaks to remote wallets of any kind. */
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
