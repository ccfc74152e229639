import { namespaceOf } from '../caip/caip.ts'
import { timeOf } from './date-time.ts'
import type { SignInData } from './session.ts'

const texts = [
  'domain',
  'uri',
  'version',
  'chainId',
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
 * Whether the fields of two messages say the same. Times are compared as times, and addresses of
 * eip155 without their checksum.
 */
export const isSameData = (one: SignInData, other: SignInData): boolean =>
  texts.every((key) => one[key] === other[key]) &&
  times.every((key) => isSameTime(one[key], other[key])) &&
  isSameAddress(one, other) &&
  JSON.stringify(one.resources ?? []) === JSON.stringify(other.resources ?? [])

const isSameTime = (one: string | undefined, other: string | undefined): boolean => {
  if (one === undefined || other === undefined) return one === other
  const time = timeOf(one)
  return time !== null && time === timeOf(other)
}

type Account = Pick<SignInData, 'chainId' | 'accountAddress'>

/** Whether two accounts have one address. The letters of an EVM address may differ in case. */
export const isSameAddress = (one: Account, other: Account): boolean =>
  namespaceOf(one.chainId) === 'eip155'
    ? one.accountAddress.toLowerCase() === other.accountAddress.toLowerCase()
    : one.accountAddress === other.accountAddress
