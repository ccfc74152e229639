import type { WalletBranding } from '../base/wallet-roster.ts'
import { type Approvals, createApprovals } from './approvals.ts'
import { createScriptedAnswers, type ScriptedAnswers } from './scripted-answers.ts'
import type { CommonControl, CommonState, WalletPage } from './wallet.types.ts'
import { createState, type StateHolder, visibleAccounts } from './wallet-state.ts'

type Options<State, Account extends string> = {
  branding: WalletBranding
  initial: () => State
  /** All accounts of the wallet. It is called when they are used first. */
  owned: () => readonly Account[]
  /** Names of the accounts, by default `Account 1` and so on. */
  names?: readonly string[] | null
  page: Pick<WalletPage, 'store' | 'show'>
  /** Parses the part of the stored state that this kind of wallet adds. Null if it is invalid. */
  parseExtra(stored: Record<string, unknown>): Omit<State, keyof CommonState> | null
  /** `accounts`: the accounts that the page sees after the change; null if they are the same. */
  onChange(now: State, before: State, accounts: readonly Account[] | null): void
}

/** The parts that all wallets have in common: state, approvals and controls. */
export type WalletCore<State extends CommonState<Account>, Account extends string> = {
  state: StateHolder<State>
  approvals: Approvals
  scriptedAnswers: ScriptedAnswers
  /** Accounts that the page sees, the active one first. */
  visible(): readonly Account[]
  /**
   * Requests an approval to share accounts, and stores and returns the shared ones. Null if
   * rejected.
   */
  share(): Promise<readonly Account[] | null>
  control: Omit<
    CommonControl<State, Account>,
    'addresses' | 'announce' | 'disappear' | 'emitDisconnect'
  >
  stop(): void
}

export function createWalletCore<Account extends string, State extends CommonState<Account>>({
  branding,
  initial,
  owned,
  names = null,
  page,
  parseExtra,
  onChange,
}: Options<State, Account>): WalletCore<State, Account> {
  const listeners = new Set<() => void>()
  const scriptedAnswers = createScriptedAnswers()
  const change = (part: Partial<CommonState<Account>>) => state.change(part as Partial<State>)
  const state = createState<Account, State>({
    initial,
    owned,
    store: page.store,
    parseExtra,
    onChange(now, before) {
      const accounts = visibleAccounts(now)
      const isSame = accounts.join() === visibleAccounts(before).join()
      onChange(now, before, isSame ? null : accounts)
      for (const listener of listeners) listener()
    },
  })
  const approvals = createApprovals({ mode: () => state.read().mode, show: page.show })
  return {
    state,
    approvals,
    scriptedAnswers,
    visible: () => visibleAccounts(state.read()),
    async share() {
      const decision = await approvals.request({
        kind: 'connect',
        accounts: owned(),
        names: names ?? owned().map((_, index) => `Account ${index + 1}`),
      })
      if (!decision.approved) return null
      const shared = owned().filter((address) => decision.accounts.includes(address))
      const { active } = state.read()
      change({
        shared,
        active: shared.includes(active) ? active : (shared[0] ?? active),
        locked: false,
      })
      return visibleAccounts(state.read())
    },
    control: {
      name: branding.name,
      state: state.read,
      onChange(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      setMode: (mode) => change({ mode }),
      pending: approvals.pending,
      approve: () => approvals.decide('approve'),
      reject: () => approvals.decide('reject'),
      drop: approvals.drop,
      answerNext: scriptedAnswers.add,
      lock: () => change({ locked: true }),
      unlock: () => change({ locked: false }),
      changeAccount(address) {
        const { shared } = state.read()
        if (!owned().includes(address))
          throw new Error(`${branding.name} has no account ${address}.`)
        change({
          active: address,
          shared: shared.length === 0 || shared.includes(address) ? shared : [...shared, address],
        })
      },
      revoke: () => change({ shared: [] }),
    },
    stop() {
      approvals.drop()
      state.stop()
      listeners.clear()
    },
  }
}
