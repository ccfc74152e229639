import type { ApprovalMode, CommonControl, CommonState } from '@latchkit/sandbox/wallets'
import { useState, useSyncExternalStore } from 'react'
import { Choice } from './Choice.tsx'
import { nextOf } from './nextOf.ts'

const modes: readonly { value: ApprovalMode; label: string }[] = [
  { value: 'window', label: 'Ask me' },
  { value: 'auto', label: 'Approve' },
  { value: 'reject', label: 'Reject' },
  { value: 'never', label: 'Never answer' },
]

type WalletCardProps<State extends CommonState> = {
  id: string
  icon: string
  control: CommonControl<State>
  silent: boolean
  /** Number of addresses per account. Addresses of one account are adjacent in the list. */
  addressesEach: 1 | 2
  /** Name of the wallet's network. */
  networkOf(state: State): string
  /** Switches to the next network. Null if there is only one. */
  switchNetwork: ((state: State) => void) | null
}

/** Card of a test wallet with its controls. */
export function WalletCard<State extends CommonState>({
  id,
  icon,
  control,
  silent,
  addressesEach,
  networkOf,
  switchNetwork,
}: WalletCardProps<State>) {
  const state = useSyncExternalStore(control.onChange, control.state)
  const [installed, setInstalled] = useState(!silent)
  const { name, addresses } = control
  const { mode, active, locked } = state
  if (!installed) {
    const announce = () => {
      control.announce()
      setInstalled(true)
    }
    return (
      <article className="wallet" aria-label={name}>
        <WalletHead name={name} icon={icon} note="Not installed yet" />
        <button type="button" className="plain" onClick={announce}>
          Install
        </button>
      </article>
    )
  }
  const accountAddresses = addresses.filter((_, index) => index % addressesEach === 0)
  const note = `Account ${Math.floor(addresses.indexOf(active) / addressesEach) + 1} on ${networkOf(state)}${locked ? ', locked' : ''}`
  return (
    <article className="wallet" aria-label={name}>
      <WalletHead name={name} icon={icon} note={note} />
      <Choice
        label={`How ${name} answers`}
        name={`mode-${id}`}
        value={mode}
        options={modes}
        onChoose={control.setMode}
      />
      <div className="strings">
        <button
          type="button"
          className="small"
          onClick={() => control.changeAccount(nextOf(accountAddresses, active))}
        >
          Next account
        </button>
        {switchNetwork && (
          <button type="button" className="small" onClick={() => switchNetwork(state)}>
            Next network
          </button>
        )}
        <button type="button" className="small" onClick={locked ? control.unlock : control.lock}>
          {locked ? 'Unlock' : 'Lock'}
        </button>
        <button type="button" className="small" onClick={control.revoke}>
          Revoke access
        </button>
      </div>
    </article>
  )
}

const WalletHead = ({ name, icon, note }: { name: string; icon: string; note: string }) => (
  <div className="wallet-head">
    <img src={icon} alt="" width="40" height="40" />
    <div>
      <h3>{name}</h3>
      <p>{note}</p>
    </div>
  </div>
)
