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

type AccountData = Pick<VmAccount, 'owner' | 'data'>

/** The token program and Token-2022. Both use the same layout for the first 165 bytes. */
export const tokenPrograms: readonly string[] = [
  TOKEN_PROGRAM_ADDRESS,
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

const states: Readonly<Record<AccountState, string>> = {
  [AccountState.Uninitialized]: 'uninitialized',
  [AccountState.Initialized]: 'initialized',
  [AccountState.Frozen]: 'frozen',
}

/** Decodes a token account. Null for any other account. */
export const parseToken = ({ owner, data }: AccountData): Token | null =>
  tokenPrograms.includes(owner) && data.length >= getTokenSize()
    ? getTokenDecoder().decode(data)
    : null

/** Decodes a mint. Null for any other account. */
export const parseMint = ({ owner, data }: AccountData): Mint | null =>
  tokenPrograms.includes(owner) && data.length === getMintSize()
    ? getMintDecoder().decode(data)
    : null

/** Formats a token account in the `jsonParsed` encoding. Null for any other account. */
export function formatParsedAccount(vm: Vm, account: AccountData) {
  const token = parseToken(account)
  if (token === null) return null
  const { mint, owner, state, isNative, amount } = token
  const tokenAmount = formatTokenAmount(amount, decimalsOf(vm, mint))
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

/** Decimals of a mint; 0 if it does not exist. */
export function decimalsOf(vm: Vm, mint: string): number {
  const account = vm.account(mint)
  return (account && parseMint(account)?.decimals) ?? 0
}

/** Balance of a token account. `index`: position among the accounts of the transaction. */
export type TokenBalance = {
  index: number
  mint: string
  owner: string
  program: string
  amount: bigint
  decimals: number
}

/** Balances of the addresses that are token accounts; other addresses are omitted. */
export const tokenBalances = (vm: Vm, addresses: readonly string[]): readonly TokenBalance[] =>
  addresses.flatMap((address, index) => {
    const account = vm.account(address)
    const token = account && parseToken(account)
    if (!account || !token) return []
    const { mint, owner, amount } = token
    return [{ index, mint, owner, program: account.owner, amount, decimals: decimalsOf(vm, mint) }]
  })

/** Formats an amount in base units as nodes do (`UiTokenAmount`). */
export function formatTokenAmount(amount: bigint, decimals: number) {
  const digits = String(amount).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const text = fraction === '' ? whole : `${whole}.${fraction}`
  return { amount: String(amount), decimals, uiAmount: Number(text), uiAmountString: text }
}
