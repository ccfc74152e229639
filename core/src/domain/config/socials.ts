/** Logins that the browser of Telegram blocks, by platform. */
const blocked = { ios: ['google'], mac: ['x'], android: ['facebook', 'x'] } as const

type Environment = { telegram: boolean; ios: boolean; android: boolean; userAgent: string }

/** The social logins that work in this browser. Returns false unchanged. */
export function socialsFor(
  socials: readonly string[] | false,
  { telegram, ios, android, userAgent }: Environment,
): readonly string[] | false {
  if (socials === false || !telegram) return socials
  const mac = /macintosh/i.test(userAgent) && !/safari/i.test(userAgent)
  const excluded: readonly string[] = [
    ...(ios ? blocked.ios : []),
    ...(mac ? blocked.mac : []),
    ...(android ? blocked.android : []),
  ]
  return socials.filter((social) => !excluded.includes(social))
}
