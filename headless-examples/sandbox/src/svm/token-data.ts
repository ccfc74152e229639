import {
  AccountState,
  getMintDecoder,
  getMintSize,
  getTokenDecoder,
  getTokenSize,
  type Mint,
  TOKEN_PROGRAM_ADDRESS,
  type Token,
} from '@solana-program/token'
import type { Vm, VmAccount } from './create-vm.ts'

type Held = Pick<VmAccount, 'owner' | 'data'>

/** The token program and its successor; both keep an account's first 165 bytes alike. */
export const tokenPrograms: readonly string[] = [
  TOKEN_PROGRAM_ADDRESS,
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

const states: Readonly<Record<AccountState, string>> = {
  [AccountState.Uninitialized]: 'uninitialized',
  [AccountState.Initialized]: 'initialized',
  [AccountState.Frozen]: 'frozen',
}

/** What a token account holds; null where an account is something else. */
export const readToken = ({ owner, data }: Held): Token | null =>
  tokenPrograms.includes(owner) && data.length >= getTokenSize()
    ? getTokenDecoder().decode(data)
    : null

/** A mint; null where an account is something else. */
export const readMint = ({ owner, data }: Held): Mint | null =>
  tokenPrograms.includes(owner) && data.length === getMintSize()
    ? getMintDecoder().decode(data)
    : null

/** A token account in words, as nodes write it; null where an account is something else. */
export function formatParsedAccount(machine: Vm, account: Held) {
  const token = readToken(account)
  if (token === null) return null
  const { mint, owner, state, isNative, amount } = token
  const tokenAmount = formatTokenAmount(amount, decimalsOf(machine, mint))
  return {
    type: 'account',
    info: {
      mint,
      owner,
      state: states[state],
      isNative: isNative.__option === 'Some',
      tokenAmount,
    },
  }
}

/** How many decimals a mint's amounts have. */
export function decimalsOf(machine: Vm, mint: string): number {
  const account = machine.account(mint)
  return (account && readMint(account)?.decimals) ?? 0
}

/** What one of a transaction's accounts holds of a token; `place` among its accounts. */
export type TokenBalance = {
  place: number
  mint: string
  owner: string
  program: string
  amount: bigint
  decimals: number
}

/** What is held at addresses, as far as they are token accounts. */
export const tokenBalances = (machine: Vm, addresses: readonly string[]): readonly TokenBalance[] =>
  addresses.flatMap((address, place) => {
    const account = machine.account(address)
    const token = account && readToken(account)
    if (!account || !token) return []
    const { mint, owner, amount } = token
    return [
      { place, mint, owner, program: account.owner, amount, decimals: decimalsOf(machine, mint) },
    ]
  })

/** An amount as nodes write it. */
export function formatTokenAmount(amount: bigint, decimals: number) {
  const digits = String(amount).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const text = part === '' ? whole : `${whole}.${part}`
  return { amount: String(amount), decimals, uiAmount: Number(text), uiAmountString: text }
}
