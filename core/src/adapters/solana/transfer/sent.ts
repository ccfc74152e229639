import { type Instruction, readMessage } from './payload.ts'
import { companions } from './programs.ts'

const textOf = ({ program, accounts, data }: Instruction) =>
  JSON.stringify([program, accounts, [...data]])

/** Whether a transaction does what was reviewed and nothing else; what wallets add to be quick, or safe, counts as nothing. */
export function isAsReviewed(reviewed: Uint8Array, sent: Uint8Array): boolean {
  const [own, other] = [readMessage(reviewed), attempt(() => readMessage(sent))]
  if (other === null) return false
  const telling = other.instructions.filter(({ program }) => !companions.has(program))
  return (
    own.payer === other.payer && own.instructions.map(textOf).join() === telling.map(textOf).join()
  )
}

function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
