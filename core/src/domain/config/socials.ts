/** The social logins that the embedded wallet offers, in their default order. */
export const socialProviders = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
] as const
export type SocialProvider = (typeof socialProviders)[number]
/** The social logins that open a popup. Farcaster shows a QR code instead. */
export type PopupProvider = Exclude<SocialProvider, 'farcaster'>

/** Whether a value, such as an item of the project's configuration, is a social login. */
export const isSocialProvider = (value: unknown): value is SocialProvider =>
  socialProviders.some((provider) => provider === value)

/**
 * The social logins that the views show, in the page's order. Drops providers that the kit does not
 * know, duplicates, and those that are `blocked` in this browser.
 */
export const shownSocials = (
  socials: readonly string[],
  blocked: readonly string[],
): readonly SocialProvider[] =>
  [...new Set(socials)].filter(isSocialProvider).filter((provider) => !blocked.includes(provider))
