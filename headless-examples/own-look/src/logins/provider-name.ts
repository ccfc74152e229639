import type { SocialProvider } from '@latchkit/core'

/** The name of a social login. */
export const providerName = (provider: SocialProvider): string =>
  provider === 'github' ? 'GitHub' : provider.charAt(0).toUpperCase() + provider.slice(1)
