import { decodeMessage, type Instruction, type Message } from './payload.ts'
import { auxiliaryPrograms } from './programs.ts'

/**
 * Whether a transaction has the payer and exactly the instructions of the reviewed transaction
 * (rule R14). Ignores instructions of auxiliary programs. False if the transaction is invalid.
 */
export function matchesReview(reviewed: Uint8Array, sent: Uint8Array): boolean {
  const expected = decodeMessage(reviewed)
  const actual = tryDecode(sent)
  if (actual === null) return false
  const instructions = actual.instructions.filter(({ program }) => !auxiliaryPrograms.has(program))
  return (
    expected.payer === actual.payer &&
    expected.instructions.map(keyOf).join() === instructions.map(keyOf).join()
  )
}

const keyOf = ({ program, accounts, data }: Instruction) =>
  JSON.stringify([program, accounts, [...data]])

function tryDecode(transaction: Uint8Array): Message | null {
  try {
    return decodeMessage(transaction)
  } catch {
    return null
  }
}
