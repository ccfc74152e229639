export type DeviceFlags = { mobile: boolean; android: boolean; ios: boolean }

/** What kind of device asks: a coarse pointer or a telling user agent is mobile; which store it has follows from its name. */
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

const telegramMarks = ['TelegramWebviewProxy', 'Telegram', 'TelegramWebviewProxyProto'] as const

/** Whether the page is shown inside Telegram, which allows neither popups nor some logins. `injected` looks a window's property up. */
export function isTelegram(injected: (name: string) => unknown): boolean {
  return telegramMarks.some((name) => Boolean(injected(name)))
}
