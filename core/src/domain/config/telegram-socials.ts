import type { SocialProvider } from './socials.ts'

/** Logins that the browser of Telegram blocks, by platform. */
const blocked = { ios: ['google'], mac: ['x'], android: ['facebook', 'x'] } as const

type Environment = { telegram: boolean; ios: boolean; android: boolean; userAgent: string }

/** The social logins that do not work in this browser. */
export function blockedSocials({
  telegram,
  ios,
  android,
  userAgent,
}: Environment): readonly SocialProvider[] {
  if (!telegram) return []
  const mac = /macintosh/i.test(userAgent) && !/safari/i.test(userAgent)
  return [
    ...(ios ? blocked.ios : []),
    ...(mac ? blocked.mac : []),
    ...(android ? blocked.android : []),
  ]
}
