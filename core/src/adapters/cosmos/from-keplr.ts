import type { PlainErrorCode } from '../../errors/catalogue.ts'
import { lookInto } from '../../errors/extract-error.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'

const declined = /^(?:error: )?request (?:was )?(?:rejected|declined|cancell?ed)\W*$/i
const unknownChain =
  /no (?:modular )?chain ?info|(?:unknown|unsupported|invalid) chain|chain\b.{0,40}\bnot (?:found|supported|exist|registered)/i
const unauthorized =
  /not (?:been )?(?:enabled|authori[sz]ed|permitted|allowed)|unauthori[sz]ed|permission|\blocked\b/i

/** What a wallet with Keplr's page API threw: it has words where others have numbers. A refusal wins over everything else. */
export function fromKeplr(thrown: unknown, otherwise: PlainErrorCode): KitError {
  const error = fromWallet(thrown, otherwise)
  if (isKitError(thrown) || error.code === 'rpc/user-rejected') return error
  const texts = lookInto(thrown).texts.map((text) => text.slice(0, 400))
  const says = (words: RegExp) => texts.some((text) => words.test(text))
  const as = (code: PlainErrorCode) => new KitError(code, {}, { cause: thrown })
  if (says(declined)) return as('rpc/user-rejected')
  if (says(unknownChain)) return as('rpc/switch-chain')
  return error.code === otherwise && says(unauthorized) ? as('rpc/unauthorized') : error
}
