import { deviceFlags, isTelegram } from '../../../../core/src/domain/config/device.ts'

/** The device and page of a vector. */
export type Env = {
  platform?: 'desktop' | 'mac' | 'android' | 'iphone' | 'ipad'
  telegram?: boolean
  globals?: string[]
  href?: string
}

const apple = (device: string) =>
  `Mozilla/5.0 (${device} like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1`
const userAgents: Readonly<Record<NonNullable<Env['platform']>, string>> = {
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/125.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/125.0 Mobile Safari/537.36',
  iphone: apple('iPhone; CPU iPhone OS 17_5'),
  ipad: apple('iPad; CPU OS 17_5'),
}

/** The user agent of the device. */
export const userAgentOf = (env: Env | null | undefined): string =>
  userAgents[env?.platform ?? 'desktop']

/** The device flags that the code derives for a vector's device. */
export function flagsOf(env: Env | null | undefined, userAgent?: string) {
  const platform = env?.platform ?? 'desktop'
  const coarsePointer = platform !== 'desktop' && platform !== 'mac'
  const globals = env?.globals ?? []
  const injected = (name: string) =>
    globals.includes(name) || (env?.telegram === true && name === 'TelegramWebviewProxy')
  return {
    ...deviceFlags({ userAgent: userAgent ?? userAgentOf(env), coarsePointer }),
    telegram: isTelegram(injected),
  }
}
