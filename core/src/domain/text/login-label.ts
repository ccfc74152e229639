import { truncate } from './text.ts'

const maxLength = 30

/**
 * The label of an e-mail or social login, or ''. The zero that Discord appends to user names is
 * removed.
 */
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
  return Array.from(email).length > maxLength ? truncate(email, maxLength - 2, 0, 'end') : email
}
