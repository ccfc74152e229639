import { timeOf } from './date-time.ts'
import type { SignInData } from './session.ts'

const texts = [
  'chainId',
  'domain',
  'uri',
  'version',
  'nonce',
  'statement',
  'requestId',
] as const satisfies readonly (keyof SignInData)[]
const times = [
  'issuedAt',
  'expirationTime',
  'notBefore',
] as const satisfies readonly (keyof SignInData)[]

/**
 * Whether the fields of two messages say the same, except for the address: a namespace may write it
 * in several ways. Times are compared as times. No resources are the same as an empty list.
 */
export const isSameData = (one: SignInData, other: SignInData): boolean =>
  texts.every((key) => one[key] === other[key]) &&
  times.every((key) => isSameTime(one[key], other[key])) &&
  areSame(one.resources ?? [], other.resources ?? [])

const isSameTime = (one: string | undefined, other: string | undefined): boolean => {
  if (one === undefined || other === undefined) return one === other
  const time = timeOf(one)
  return time !== null && time === timeOf(other)
}

const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index])
