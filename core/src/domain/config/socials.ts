/** What Telegram's own browser does not let through. */
const blocked = { ios: ['google'], mac: ['x'], android: ['facebook', 'x'] } as const

type Where = { telegram: boolean; ios: boolean; android: boolean; userAgent: string }

/** The social logins that work where the page is shown; false stays false. */
export function socialsFor(
  socials: readonly string[] | false,
  { telegram, ios, android, userAgent }: Where,
): readonly string[] | false {
  if (socials === false || !telegram) return socials
  const mac = /macintosh/i.test(userAgent) && !/safari/i.test(userAgent)
  const out: readonly string[] = [
    ...(ios ? blocked.ios : []),
    ...(mac ? blocked.mac : []),
    ...(android ? blocked.android : []),
  ]
  return socials.filter((social) => !out.includes(social))
}
