import type { WalletBranding } from '../base/wallet-roster.ts'
import { type Approvals, createApprovals } from './approvals.ts'
import { createScriptedAnswers, type ScriptedAnswers } from './scripted-answers.ts'
import type { CommonControl, CommonState, WalletPage } from './wallet.types.ts'
import { createState, type StateHolder, visibleAccounts } from './wallet-state.ts'

type Options<State, Account extends string> = {
  branding: WalletBranding
  initial: State
  owned: readonly Account[]
  /** What each is called. */
  names?: readonly string[]
  page: Pick<WalletPage, 'store' | 'show'>
  /** Reads what only this kind of wallet keeps; null when it is not sound. */
  parseExtra(kept: Record<string, unknown>): Omit<State, keyof CommonState> | null
  /** Something changed; `accounts`: what the page sees, null where that stayed. */
  onChange(now: State, before: State, accounts: readonly Account[] | null): void
}

/** What every wallet is made of, whatever chains it is for: what it remembers, whom it asks, and the strings behind it. */
export type WalletCore<State extends CommonState<Account>, Account extends string> = {
  state: StateHolder<State>
  approvals: Approvals
  scriptedAnswers: ScriptedAnswers
  visible(): readonly Account[]
  /** Asks which accounts to share, keeps and returns them; null when that was refused. */
  share(): Promise<readonly Account[] | null>
  control: Omit<CommonControl<State, Account>, 'announce' | 'disappear' | 'emitDisconnect'>
  stop(): void
}

export function createWalletCore<Account extends string, State extends CommonState<Account>>({
  branding,
  initial,
  owned,
  names = owned.map((_, at) => `Account ${at + 1}`),
  page,
  parseExtra,
  onChange,
}: Options<State, Account>): WalletCore<State, Account> {
  const watching = new Set<() => void>()
  const scripts = createScriptedAnswers()
  const change = (part: Partial<CommonState<Account>>) => state.change(part as Partial<State>)
  const state = createState<Account, State>({
    initial,
    owned,
    store: page.store,
    parseExtra,
    onChange(now, before) {
      const accounts = visibleAccounts(now)
      onChange(now, before, accounts.join() === visibleAccounts(before).join() ? null : accounts)
      for (const listener of watching) listener()
    },
  })
  const approvals = createApprovals({ mode: () => state.read().mode, show: page.show })
  return {
    state,
    approvals,
    scriptedAnswers,
    visible: () => visibleAccounts(state.read()),
    async share() {
      const verdict = await approvals.request({ kind: 'connect', accounts: owned, names })
      if (!verdict.approved) return null
      const shared = owned.filter((address) => verdict.accounts.includes(address))
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
      addresses: owned,
      state: state.read,
      onChange(listener) {
        watching.add(listener)
        return () => watching.delete(listener)
      },
      setMode: (mode) => change({ mode }),
      pending: approvals.pending,
      approve: () => approvals.decide('approve'),
      reject: () => approvals.decide('reject'),
      drop: approvals.drop,
      answerNext: scripts.add,
      lock: () => change({ locked: true }),
      unlock: () => change({ locked: false }),
      changeAccount(address) {
        const { shared } = state.read()
        if (!owned.includes(address)) throw new Error(`${branding.name} has no account ${address}.`)
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
      watching.clear()
    },
  }
}
