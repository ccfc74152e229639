export type DeviceFlags = { mobile: boolean; android: boolean; ios: boolean }

/** Classifies the device. A coarse pointer or the user agent of a phone or tablet means mobile. */
export function deviceFlags({
  userAgent,
  coarsePointer,
}: {
  userAgent: string
  coarsePointer: boolean
}): DeviceFlags {
  const mobile =
    coarsePointer || /android|webos|iphone|ipad|ipod|blackberry|opera mini/i.test(userAgent)
  return {
    mobile,
    android: mobile && /android/i.test(userAgent),
    ios: mobile && /iphone|ipad|ipod/i.test(userAgent),
  }
}

const telegramGlobals = ['TelegramWebviewProxy', 'Telegram', 'TelegramWebviewProxyProto'] as const

/**
 * Whether the page is open in Telegram, which blocks popups and some logins. `injected` reads a
 * property of the window.
 */
export function isTelegram(injected: (name: string) => unknown): boolean {
  return telegramGlobals.some((name) => Boolean(injected(name)))
}
