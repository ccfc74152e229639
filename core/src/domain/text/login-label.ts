import { truncate } from './text.ts'

const longest = 30

/** The row of an e-mail or social login; '' where nothing is known. Discord puts a zero behind names that are taken once. */
export function loginLabel({
  email,
  social,
  socialName,
}: {
  email: string | null
  social: string | null
  socialName: string | null
}): string {
  if (socialName) return social === 'discord' ? socialName.replace(/0$/, '') : socialName
  if (email === null) return ''
  return Array.from(email).length > longest ? truncate(email, longest - 2, 0, 'end') : email
}
